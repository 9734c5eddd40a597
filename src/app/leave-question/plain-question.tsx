import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import type { QuestionProps } from './question-dialog';

/** The question in the browser's own words and look, for when its dialog cannot be fetched. */
export function PlainQuestion({ open, onStay, onLeave }: QuestionProps) {
  const intl = useIntl();
  useEffect(() => {
    if (!open) return;
    if (window.confirm(intl.formatMessage(messages.text))) onLeave();
    else onStay();
  });
  return null;
}
