import { FormattedMessage } from 'react-intl';
import type { VerifiedCertificate } from '@/contracts/certificate';
import { certificateApi } from '@/features/certificates/api';
import { CertificateDetails } from '@/features/certificates/certificate-details';
import { ShareButton } from '@/features/share/share-button';
import { usePageUrl } from '@/features/share/use-page-url';
import { isApiErrorData, isNotFound, retryAfterOf } from '@/shared/api/api-error';
import { messages as apiMessages } from '@/shared/api/messages';
import { FormattedDay, FormattedDateTime } from '@/shared/intl/date-time';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { Button } from '@/shared/ui/button';
import { messages as uiMessages } from '@/shared/ui/messages';
import { Skeleton } from '@/shared/ui/page-state';
import { QueryView } from '@/shared/ui/query/query-view';
import { useRetry } from '@/shared/ui/query/use-retry';
import { messages } from './messages';
import { ResultCard } from './result-card';
import styles from './verify-page.module.css';

/** The platform's response for a well-formed number. */
export function Verification({ number }: { number: string }) {
  const query = certificateApi.endpoints.certificateVerify.useQuery({ number });
  const { refetch, fulfilledTimeStamp } = query;
  const retry = useRetry();
  const url = usePageUrl(paths.verified.href({ number }));
  const loading = <Skeleton bars={8} title={messages.checking} />;
  return (
    <QueryView
      // after an error, an earlier result must not be shown as the current one
      query={query.isError ? { ...query, currentData: undefined } : query}
      loading={loading}
      renderError={(error) => <VerifyError error={error} onRetry={() => retry(refetch)} />}
    >
      {(certificate) => (
        <ResultCard
          tone={certificate.state === 'issued' ? 'success' : 'danger'}
          title={messages[certificate.state]}
          details={
            <>
              <CertificateDetails certificate={certificate} holder={<Holder certificate={certificate} />} />
              <div className={styles.checkedAt}>
                <span>
                  <FormattedMessage
                    {...messages.checkedAt}
                    values={{
                      time: <FormattedDateTime value={new Date(fulfilledTimeStamp ?? 0).toISOString()} />,
                    }}
                  />
                </span>
                <Button onClick={() => void retry(refetch)} aria-disabled={query.isFetching}>
                  <FormattedMessage {...messages.verifyAgain} />
                </Button>
                <ShareButton title={certificate.title} url={url} align="end" />
              </div>
            </>
          }
        >
          <StateText certificate={certificate} />
        </ResultCard>
      )}
    </QueryView>
  );
}

function StateText({ certificate: { state, revokedAt, expiresAt } }: { certificate: VerifiedCertificate }) {
  if (state === 'issued') return <FormattedMessage {...messages.issuedText} />;
  if (state === 'expired')
    return (
      <FormattedMessage {...messages.expiredText} values={{ day: <FormattedDay value={expiresAt} /> }} />
    );
  return (
    <FormattedMessage
      {...messages.revokedText}
      values={{ day: <FormattedDay value={revokedAt ?? expiresAt} /> }}
    />
  );
}

function Holder({ certificate: { holder } }: { certificate: VerifiedCertificate }) {
  if (holder === null) return <FormattedMessage {...messages.accountClosed} />;
  return <span lang={contentLanguage}>{holder}</span>;
}

/** Why no certificate is shown. An outage says nothing about its validity. */
function VerifyError({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  if (isNotFound(error))
    return (
      <ResultCard tone="danger" title={messages.notFound}>
        <FormattedMessage {...messages.notFoundText} />
      </ResultCard>
    );
  const minutes = retryMinutes(error);
  return (
    <ResultCard
      tone="unknown"
      title={minutes === null ? messages.unavailable : messages.tooMany}
      details={
        <div className={styles.retry}>
          <Button onClick={onRetry}>
            <FormattedMessage {...uiMessages.retry} />
          </Button>
          {isApiErrorData(error) && (
            <small>
              <FormattedMessage {...apiMessages.requestId} values={{ id: error.requestId }} />
            </small>
          )}
        </div>
      }
    >
      {minutes === null ? (
        <FormattedMessage {...messages.unavailableText} />
      ) : (
        <FormattedMessage {...messages.tooManyText} values={{ minutes }} />
      )}
    </ResultCard>
  );
}

/**
 * Minutes until the next attempt after a rate-limit error, else null; the platform's default limit if the error has no
 * delay.
 */
function retryMinutes(error: unknown): number | null {
  if (!isApiErrorData(error) || error.kind !== 'tooMany') return null;
  return Math.ceil((retryAfterOf(error) ?? 600) / 60);
}
