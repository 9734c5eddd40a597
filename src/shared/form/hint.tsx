import { FormattedMessage } from 'react-intl';
import type { Text } from '@/shared/intl/texts';
import styles from './hint.module.css';

/** What helps to fill in a field, below it. */
export function Hint({ text }: { text: Text }) {
  return (
    <span className={styles.hint}>
      <FormattedMessage {...text} />
    </span>
  );
}
