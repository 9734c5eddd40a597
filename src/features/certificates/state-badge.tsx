import { FormattedMessage } from 'react-intl';
import type { CertificateState } from '@/contracts/certificate';
import styles from './certificates.module.css';
import { messages } from './messages';

/** Where a certificate stands, in a word. */
export function CertificateBadge({ state }: { state: CertificateState }) {
  return (
    <span className={styles.badge} data-state={state}>
      <FormattedMessage {...messages[state]} />
    </span>
  );
}
