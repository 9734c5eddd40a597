import { FormattedMessage } from 'react-intl';
import { errorNumber } from '@/shared/api/error-number';
import { messages } from '@/shared/api/messages';
import styles from './page-state.module.css';

/** The number of an error, by which operators find its cause; nothing for an error without one. */
export function ErrorNumber({ error }: { error: unknown }) {
  const id = errorNumber(error);
  if (id === '') return null;
  return (
    <p className={styles.id}>
      <FormattedMessage {...messages.requestId} values={{ id }} />
    </p>
  );
}
