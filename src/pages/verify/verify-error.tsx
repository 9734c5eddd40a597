import { FormattedMessage } from 'react-intl';
import { isApiErrorData, isNotFound, retryAfterOf } from '@/shared/api/api-error';
import { Button } from '@/shared/ui/button';
import { messages as uiMessages } from '@/shared/ui/messages';
import { messages } from './messages';
import { ResultCard } from './result-card';
import styles from './verify-page.module.css';

/** Why there is no certificate to show; a failure says nothing against the certificate. */
export function VerifyError({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  if (isNotFound(error))
    return (
      <ResultCard tone="bad" title={messages.notFound}>
        <FormattedMessage {...messages.notFoundText} />
      </ResultCard>
    );
  const minutes = retryMinutes(error);
  return (
    <ResultCard
      tone="open"
      title={minutes === null ? messages.offline : messages.tooMany}
      below={
        <div className={styles.retry}>
          <Button onClick={onRetry}>
            <FormattedMessage {...uiMessages.retry} />
          </Button>
          {isApiErrorData(error) && (
            <small>
              <FormattedMessage {...uiMessages.requestId} values={{ id: error.requestId }} />
            </small>
          )}
        </div>
      }
    >
      {minutes === null ? (
        <FormattedMessage {...messages.offlineText} />
      ) : (
        <FormattedMessage {...messages.tooManyText} values={{ minutes }} />
      )}
    </ResultCard>
  );
}

/** Of a refusal for too many questions, how long it lasts; the platform's limit where it does not say. */
function retryMinutes(error: unknown): number | null {
  if (!isApiErrorData(error) || error.kind !== 'tooMany') return null;
  return Math.ceil((retryAfterOf(error) ?? 600) / 60);
}
