import { FormattedMessage } from 'react-intl';
import type { VerifiedCertificate } from '@/contracts/certificate';
import { CertificateFacts } from '@/features/certificates/facts';
import { certificateReads } from '@/features/certificates/reads';
import { contentLanguage } from '@/shared/intl/languages';
import { Day, DayAndTime } from '@/shared/intl/moment';
import { Answer } from '@/shared/ui/answer';
import { Button } from '@/shared/ui/button';
import { Loading } from '@/shared/ui/page-state';
import { messages } from './messages';
import { NotVerified } from './not-verified';
import { Outcome } from './outcome';
import styles from './verify-page.module.css';

/** What the platform says of a number that can be one. */
export function Verification({ number }: { number: string }) {
  const asked = certificateReads.endpoints.certificateVerify.useQuery({ number });
  const { refetch, fulfilledTimeStamp } = asked;
  const waiting = <Loading bars={8} title={messages.checking} />;
  return (
    <Answer
      // an answer of before does not stand for one that could not be had now
      asked={asked.isError ? { ...asked, currentData: undefined } : asked}
      waiting={waiting}
      failed={(error) => <NotVerified error={error} onRetry={refetch} />}
    >
      {(certificate) => (
        <Outcome
          tone={certificate.state === 'issued' ? 'good' : 'bad'}
          title={messages[certificate.state]}
          below={
            <>
              <CertificateFacts certificate={certificate} holder={<Holder certificate={certificate} />} />
              <p className={styles.checked}>
                <span>
                  <FormattedMessage
                    {...messages.checkedAt}
                    values={{ time: <DayAndTime value={new Date(fulfilledTimeStamp ?? 0).toISOString()} /> }}
                  />
                </span>
                <Button onClick={() => void refetch()} aria-disabled={asked.isFetching}>
                  <FormattedMessage {...messages.again} />
                </Button>
              </p>
            </>
          }
        >
          <Meaning certificate={certificate} />
        </Outcome>
      )}
    </Answer>
  );
}

function Meaning({ certificate: { state, revokedAt, expiresAt } }: { certificate: VerifiedCertificate }) {
  if (state === 'issued') return <FormattedMessage {...messages.issuedText} />;
  if (state === 'expired')
    return <FormattedMessage {...messages.expiredText} values={{ day: <Day value={expiresAt} /> }} />;
  return (
    <FormattedMessage {...messages.revokedText} values={{ day: <Day value={revokedAt ?? expiresAt} /> }} />
  );
}

function Holder({ certificate: { holder } }: { certificate: VerifiedCertificate }) {
  if (holder === null) return <FormattedMessage {...messages.closed} />;
  return <span lang={contentLanguage}>{holder}</span>;
}
