import { FormattedMessage } from 'react-intl';
import type * as z from 'zod/mini';
import type { loginRecord } from '@/contracts/account-security';
import { FormattedDateTime } from '@/shared/intl/date-time';
import styles from './login-records.module.css';
import { messages } from './messages';

/** One attempt: what came of it, how and from where, and when. */
export function LoginRecordItem({
  record: { at, method, result, address, device, isCurrent },
}: {
  record: z.infer<typeof loginRecord>;
}) {
  return (
    <li className={styles.record}>
      <span className={styles.result} data-success={result === 'success'}>
        <FormattedMessage {...messages[result]} />
      </span>
      <span className={styles.device}>
        {device}
        {isCurrent && (
          <em>
            <FormattedMessage {...messages.thisDevice} />
          </em>
        )}
      </span>
      <span className={styles.facts}>
        <FormattedMessage {...messages[method]} /> · {address}
      </span>
      <FormattedDateTime className={styles.time} value={at} />
    </li>
  );
}
