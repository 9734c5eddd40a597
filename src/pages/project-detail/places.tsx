import { FormattedMessage } from 'react-intl';
import { messages } from './messages';
import styles from './project-detail-page.module.css';

/** Places left, in words and as a bar of those that are taken. */
export function SeatsLeft({ left, quota }: { left: number; quota: number }) {
  const taken = quota > 0 ? Math.min(1, 1 - left / quota) : 1;
  return (
    <div className={styles.places}>
      <p>
        <FormattedMessage
          {...messages.places}
          values={{ left, quota, strong: (parts) => <strong key="left">{parts}</strong> }}
        />
      </p>
      <div className={styles.bar} aria-hidden="true">
        <div style={{ width: `${taken * 100}%` }} />
      </div>
    </div>
  );
}
