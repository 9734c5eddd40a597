import { useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import type { Questions } from '@/shared/ui/questions';

/** Questions in the browser's own words and look, for when their dialog cannot be fetched. */
export function PlainQuestions({ questions }: { questions: Questions }) {
  const intl = useIntl();
  const question = useSyncExternalStore(questions.subscribe, questions.first);
  useEffect(() => {
    if (!question) return;
    const text = intl.formatMessage(question.text);
    if (question.kind === 'confirm') questions.answer(question, window.confirm(text));
    else {
      window.alert(text);
      questions.answer(question, true);
    }
  }, [intl, question, questions]);
  return null;
}
