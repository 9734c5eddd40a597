import { useIntl } from 'react-intl';
import { lazyWithRetry } from '@/shared/chunks/lazy-with-retry';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import { LineIcon } from '@/shared/ui/line-icon';
import { Link } from '@/shared/ui/link';
import { useDisclosure } from '@/shared/ui/use-disclosure';
import { messages } from './messages';
import styles from './notification-bell.module.css';
import { useUnreadCount } from './use-unread-count';

const UnreadPanel = lazyWithRetry(
  defineChunk(
    () => import('./bell-menu/unread-panel'),
    (module) => module.UnreadPanel,
  ),
  { placement: 'overlay' },
);

/** Higher counts are shown as `9+` (R2.46, R9.10). */
const badgeMax = 9;

/**
 * A link to the inbox with the number of unread messages, or a mark where it could not be loaded; for signed-in users
 * only (R2.43 to R2.47). Beside it a menu of the latest ones, whose code is loaded when it is opened.
 */
export function NotificationBell() {
  const intl = useIntl();
  const count = useUnreadCount();
  const name = intl.formatMessage(count === null ? messages.inboxUnknown : messages.inbox, { count });
  return (
    <>
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
        {count !== 0 && (
          <span className={styles.badge} aria-hidden="true" data-unknown={count === null || undefined}>
            {count === null ? '?' : count > badgeMax ? `${badgeMax}+` : count}
          </span>
        )}
      </Link>
      <BellMenu />
    </>
  );
}

/** A button beside the bell with the latest unread messages. */
function BellMenu() {
  const intl = useIntl();
  const { open, close, container, button } = useDisclosure();
  const label = intl.formatMessage(messages.latestMessages);
  return (
    <div className={styles.menu} {...container}>
      <button {...button} className={styles.menuButton} aria-label={label} title={label}>
        <LineIcon path="M5 8l5 5 5-5" />
      </button>
      {open && (
        <UnreadPanel
          onLeave={() => {
            close();
            button.ref.current?.focus();
          }}
        />
      )}
    </div>
  );
}
