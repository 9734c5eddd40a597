import { FormattedMessage } from 'react-intl';
import { isApiErrorData, isNotFound, retryAfterOf } from '@/shared/api/api-error';
import { Button } from '@/shared/ui/button';
import { messages as apiMessages } from '@/shared/api/messages';
import { messages as uiMessages } from '@/shared/ui/messages';
import { messages } from './messages';
import { ResultCard } from './result-card';
import styles from './verify-page.module.css';

/** Why no certificate is shown. An outage says nothing about the certificate. */
export function VerifyError({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
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

/** Minutes until the next attempt after a rate-limit error, else null; the platform's limit where it sends none. */
function retryMinutes(error: unknown): number | null {
  if (!isApiErrorData(error) || error.kind !== 'tooMany') return null;
  return Math.ceil((retryAfterOf(error) ?? 600) / 60);
}
