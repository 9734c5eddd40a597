import { useState } from 'react';
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

/**
 * Verifies a certificate by its number, without sign-in (R10.13, R10.73). While the field rejects another number, no
 * result is shown: it could be taken for that number's.
 */
export default function VerifyPage() {
  const { number: typed } = useParams();
  const number = readNumber(typed ?? '');
  const [rejectedAt, setRejectedAt] = useState<{ typed: string | undefined } | null>(null);
  const isRejected = rejectedAt !== null && rejectedAt.typed === typed;
  return (
    <div className={`portal-wrap ${styles.page}`}>
      <h1>
        <FormattedMessage {...messages.title} />
      </h1>
      <p className={styles.lead}>
        <FormattedMessage {...messages.lead} />
      </p>
      <div className={styles.columns}>
        <NumberForm
          initial={typed ?? ''}
          onRejected={(isNow) => {
            setRejectedAt(isNow ? { typed } : null);
          }}
        />
        {typed === undefined && <NumberExample />}
      </div>
      {typed !== undefined && !isRejected && (
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
