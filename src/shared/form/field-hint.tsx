import { FormattedMessage } from 'react-intl';
import type { Message } from '@/shared/intl/define-messages';
import styles from './field-hint.module.css';

/** Help text below a field. */
export function FieldHint({ text }: { text: Message }) {
  return (
    <span className={styles.hint}>
      <FormattedMessage {...text} />
    </span>
  );
}
