import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/routes/paths';
import { messages } from './messages';
import styles from './message-bell.module.css';
import { useUnreadCount } from './use-unread-count';

/** The badge counts no further (R2.46, R9.10). */
const badgeMax = 9;

/** The way to the site messages, with how many are unread; for people with a token alone (R2.43 to R2.47). */
export function MessageBell() {
  const intl = useIntl();
  const count = useUnreadCount();
  const name = intl.formatMessage(messages.siteMessages, { count });
  return (
    <Link className={styles.bell} to={paths.inbox.href()} title={name}>
      <svg
        viewBox="0 0 20 20"
        role="img"
        aria-label={name}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M10 2.5a5 5 0 015 5c0 4.5 2 5.5 2 6.5H3c0-1 2-2 2-6.5a5 5 0 015-5zM8 16.8a2.2 2.2 0 004 0" />
      </svg>
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {count > badgeMax ? `${badgeMax}+` : count}
        </span>
      )}
    </Link>
  );
}
