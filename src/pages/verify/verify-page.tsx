import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useParams } from 'react-router-dom';
import { isCertificateNumber } from '@/contracts/certificate-number';
import { readNumber } from '@/features/certificates/certificate-number';
import { messages } from './messages';
import { NumberExample } from './number-example';
import { NumberForm } from './number-form';
import { ResultCard } from './result-card';
import { Verification } from './verification';
import styles from './verify-page.module.css';

/**
 * Verifies a certificate by its number, without sign-in (R10.13, R10.73). The result comes first, and the form for another
 * number below it. While the field rejects another number, no result is shown: it could be taken for that number's.
 */
export default function VerifyPage() {
  const { number: typed } = useParams();
  const number = readNumber(typed ?? '');
  // a visit of its own: who opens the cached page again asks for this number's result
  const { key: visit } = useLocation();
  const [rejectedAt, setRejectedAt] = useState<string | null>(null);
  const isRejected = rejectedAt === visit;
  const form = (
    <NumberForm
      initial={typed ?? ''}
      visit={visit}
      onRejected={(isNow) => {
        setRejectedAt(isNow ? visit : null);
      }}
    />
  );
  return (
    <div className={`portal-wrap ${styles.page}`}>
      <h1>
        <FormattedMessage {...messages.title} />
      </h1>
      {typed === undefined ? (
        <>
          <p className={styles.lead}>
            <FormattedMessage {...messages.lead} />
          </p>
          <div className={styles.columns}>
            {form}
            <NumberExample />
          </div>
        </>
      ) : (
        <>
          {/* keeps its place, so that the field does not move while a number is typed */}
          <div
            className={styles.result}
            style={isRejected ? { visibility: 'hidden' } : undefined}
            aria-live="polite"
          >
            {isCertificateNumber(number) ? (
              <Verification number={number} />
            ) : (
              <ResultCard tone="danger" title={messages.mistyped}>
                <FormattedMessage {...messages.mistypedText} values={{ number: typed.slice(0, 40) }} />
              </ResultCard>
            )}
          </div>
          <h2 className={styles.again}>
            <FormattedMessage {...messages.again} />
          </h2>
          <div className={styles.columns}>{form}</div>
        </>
      )}
    </div>
  );
}
