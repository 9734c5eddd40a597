import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SiteMessage } from '@/contracts/message';
import { messagePath } from '@/features/site-messages/message-path';
import { useConfig } from '@/shared/config/config-context';
import { contentLanguage } from '@/shared/intl/languages';
import { FormattedDateTime } from '@/shared/intl/date-time';
import { Button } from '@/shared/ui/button';
import entries from '@/shared/ui/entry-list.module.css';
import { Link } from '@/shared/ui/link';
import { messages } from './messages';
import styles from './inbox-page.module.css';

/**
 * One message, in the language it was written in (R10.67). Following its link marks it as read. Focus stays on the
 * message when its button disappears, and moves to its neighbour when the message itself is deleted.
 */
export function MessageItem({
  message,
  busy,
  onRead,
  onRemove,
}: {
  message: SiteMessage;
  busy: boolean;
  onRead: (id: string) => Promise<boolean>;
  onRemove: (message: SiteMessage) => Promise<boolean>;
}) {
  const { id, title, content, link, sentAt, read } = message;
  const intl = useIntl();
  const item = useRef<HTMLLIElement>(null);
  const markRead = async () => {
    if (await onRead(id)) item.current?.focus();
  };
  const remove = async () => {
    const neighbour = item.current?.nextElementSibling ?? item.current?.previousElementSibling;
    if ((await onRemove(message)) && neighbour instanceof HTMLElement)
      neighbour.focus({ preventScroll: true });
  };
  const { publicUrl } = useConfig();
  const path = messagePath(link, publicUrl);
  return (
    <li
      ref={item}
      className={`${entries.item} ${styles.message}`}
      data-unread={!read || undefined}
      tabIndex={-1}
    >
      <div className={entries.text}>
        <h2 className={styles.title}>
          {!read && (
            <span className={styles.dot}>
              <FormattedMessage {...messages.isUnread} />
            </span>
          )}
          {path === null ? (
            <span lang={contentLanguage}>{title}</span>
          ) : (
            <Link lang={contentLanguage} to={path} onClick={() => !read && void onRead(id)}>
              {title}
            </Link>
          )}
        </h2>
        <p className={styles.content} lang={contentLanguage}>
          {content}
        </p>
        <FormattedDateTime className={styles.time} value={sentAt} />
      </div>
      <div className={styles.actions}>
        {!read && (
          <Button
            aria-disabled={busy}
            aria-label={intl.formatMessage(messages.readOneNamed, { title })}
            onClick={() => {
              if (!busy) void markRead();
            }}
          >
            <FormattedMessage {...messages.readOne} />
          </Button>
        )}
        <Button
          className={styles.remove}
          aria-disabled={busy}
          aria-label={intl.formatMessage(messages.removeNamed, { title })}
          onClick={() => {
            if (!busy) void remove();
          }}
        >
          <FormattedMessage {...messages.remove} />
        </Button>
      </div>
    </li>
  );
}
