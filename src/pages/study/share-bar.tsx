import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages';
import styles from './study-page.module.css';

/** How much of the course is done. @param share 0 to 1 */
export function CompletionBar({ share, done, all }: { share: number; done: number; all: number }) {
  const intl = useIntl();
  return (
    <div className={styles.share}>
      <progress max={1} value={share} aria-label={intl.formatMessage(messages.share)} />
      <span>
        <FormattedMessage {...messages.doneOf} values={{ done, all }} />
      </span>
    </div>
  );
}
