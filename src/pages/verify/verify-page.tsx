import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { isCertificateNumber } from '@/contracts/certificate-number';
import { readNumber } from '@/features/certificates/certificate-number';
import { messages } from './messages';
import { NumberExample } from './number-example';
import { NumberForm } from './number-form';
import { ResultCard } from './result-card';
import { Verification } from './verification';
import styles from './verify-page.module.css';

/** Verifies a certificate by its number, without sign-in (R10.13, R10.73). */
export default function VerifyPage() {
  const { number: typed } = useParams();
  const number = readNumber(typed ?? '');
  return (
    <div className={`portal-wrap ${styles.page}`}>
      <h1>
        <FormattedMessage {...messages.title} />
      </h1>
      <p className={styles.lead}>
        <FormattedMessage {...messages.lead} />
      </p>
      <div className={styles.columns}>
        <NumberForm initial={typed ?? ''} />
        {typed === undefined && <NumberExample />}
      </div>
      {typed !== undefined && (
        <div className={styles.result} aria-live="polite">
          {isCertificateNumber(number) ? (
            <Verification number={number} />
          ) : (
            <ResultCard tone="danger" title={messages.mistyped}>
              <FormattedMessage {...messages.mistypedText} values={{ number: typed.slice(0, 40) }} />
            </ResultCard>
          )}
        </div>
      )}
    </div>
  );
}
