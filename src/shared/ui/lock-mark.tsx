import { useIntl } from 'react-intl';
import { icons } from './icon';
import styles from './lock-mark.module.css';
import { messages } from './messages';

/**
 * A lock in a link whose page requires a login, so that the login is no surprise. It stays on the line of the character
 * before it.
 */
export function LockMark() {
  return (
    <span className={styles.lock} data-lock="">
      <svg
        viewBox="0 0 20 20"
        role="img"
        aria-label={useIntl().formatMessage(messages.loginRequired)}
        fill="none"
      >
        <path d={icons.lock} stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />
      </svg>
    </span>
  );
}
