import { FormattedMessage } from 'react-intl';
import { isErrorFacts, isNotFound, retryAfterOf } from '@/shared/api/platform-error';
import { Button } from '@/shared/ui/button';
import { messages as uiMessages } from '@/shared/ui/messages';
import { messages } from './messages';
import { Outcome } from './outcome';
import styles from './verify-page.module.css';

/** Why there is no certificate to show; a failure says nothing against the certificate. */
export function NotVerified({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  if (isNotFound(error))
    return (
      <Outcome tone="bad" title={messages.notFound}>
        <FormattedMessage {...messages.notFoundText} />
      </Outcome>
    );
  const minutes = minutesToWait(error);
  return (
    <Outcome
      tone="open"
      title={minutes === null ? messages.offline : messages.tooMany}
      below={
        <div className={styles.retry}>
          <Button onClick={onRetry}>
            <FormattedMessage {...uiMessages.retry} />
          </Button>
          {isErrorFacts(error) && (
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
    </Outcome>
  );
}

/** Of a refusal for too many questions, how long it lasts; the platform's limit where it does not say. */
function minutesToWait(error: unknown): number | null {
  if (!isErrorFacts(error) || error.kind !== 'tooMany') return null;
  return Math.ceil((retryAfterOf(error) ?? 600) / 60);
}
