import { FormattedMessage } from 'react-intl';
import type { Message } from '@/shared/intl/define-messages';
import styles from './field-hint.module.css';

/** What helps to fill in a field, below it. */
export function FieldHint({ text }: { text: Message }) {
  return (
    <span className={styles.hint}>
      <FormattedMessage {...text} />
    </span>
  );
}
