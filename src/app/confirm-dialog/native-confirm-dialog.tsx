import { useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import type { DialogQueue } from '@/shared/ui/dialog-queue';

/** Questions in the browser's own words and look, for when their dialog cannot be fetched. */
export function NativeConfirmDialog({ questions }: { questions: DialogQueue }) {
  const intl = useIntl();
  const question = useSyncExternalStore(questions.subscribe, questions.current);
  useEffect(() => {
    if (!question) return;
    const text = intl.formatMessage(question.text);
    if (question.kind === 'confirm') questions.resolve(question, window.confirm(text));
    else {
      window.alert(text);
      questions.resolve(question, true);
    }
  }, [intl, question, questions]);
  return null;
}
