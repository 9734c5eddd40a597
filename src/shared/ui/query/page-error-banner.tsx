import { FormattedMessage } from 'react-intl';
import { useErrorMessage } from '@/shared/api/error-message';
import { isApiErrorData, isOffline } from '@/shared/api/api-error';
import { Button } from '../button';
import { messages } from '../messages';
import { usePageErrors } from './page-errors';
import styles from './page-error-banner.module.css';

/** Where several parts of a page are missing: one explanation, one retry for all, and the numbers for the help desk. */
export function PageErrorBanner() {
  const failed = usePageErrors();
  const text = useErrorMessage();
  if (failed.length === 0) return null;
  const retrying = failed.some((part) => part.retrying);
  return (
    <div className={`portal-wrap ${styles.place}`}>
      <section className={styles.outage} role="alert">
        <h2>
          <FormattedMessage {...messages.outageTitle} />
        </h2>
        <p>
          <FormattedMessage {...messages.outageText} />
        </p>
        <Button
          solid
          onClick={() => {
            for (const { retry } of failed) retry();
          }}
        >
          <FormattedMessage {...(retrying ? messages.retrying : messages.retryAll)} />
        </Button>
        <details>
          <summary>
            <FormattedMessage {...messages.requestIds} />
          </summary>
          <ul>
            {failed.map(({ error }, index) => (
              <li key={index}>
                {text(error)}
                {isApiErrorData(error) && !isOffline(error) && <code>{error.requestId}</code>}
              </li>
            ))}
          </ul>
        </details>
      </section>
    </div>
  );
}
