import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SiteMessage } from '@/contracts/message';
import { messageApi } from '@/features/site-messages/api';
import { messagePath } from '@/features/site-messages/message-path';
import { useMarkRead } from '@/features/site-messages/use-mark-read';
import { useConfig } from '@/shared/config/config-context';
import { FormattedDateTime } from '@/shared/intl/date-time';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { Button } from '@/shared/ui/button';
import { LineIcon } from '@/shared/ui/line-icon';
import { Link } from '@/shared/ui/link';
import { Skeleton } from '@/shared/ui/page-state';
import { QueryView } from '@/shared/ui/query/query-view';
import { messages } from './messages';
import styles from './unread-panel.module.css';

const latestUnread = { current: 1, size: 5, query: { unread: true } };

/**
 * The latest unread messages, to read and mark without leaving the page.
 * @param onLeave a link was followed: the menu closes
 */
export function UnreadPanel({ onLeave }: { onLeave: () => void }) {
  const intl = useIntl();
  const panel = useRef<HTMLElement>(null);
  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label={intl.formatMessage(messages.title)}
      tabIndex={-1}
    >
      <UnreadMessages
        // the pressed button is gone with its message
        onMarked={() => panel.current?.focus()}
        onLeave={onLeave}
      />
    </section>
  );
}

function UnreadMessages({ onMarked, onLeave }: { onMarked: () => void; onLeave: () => void }) {
  const list = messageApi.endpoints.messagePage.useQuery(latestUnread, { refetchOnMountOrArgChange: true });
  const { markRead, undo, busy } = useMarkRead(latestUnread);
  const press = (work: () => Promise<boolean>) => () => {
    if (busy) return;
    void work().then((done) => {
      if (done) onMarked();
    });
  };
  const unread = list.currentData?.records.filter(({ read }) => !read) ?? [];
  return (
    <>
      <div className={styles.head}>
        <h2>
          <FormattedMessage {...messages.title} />
        </h2>
        {unread.length > 0 && (
          <Button plain aria-disabled={busy} onClick={press(() => markRead(null))}>
            <FormattedMessage {...messages.markAll} />
          </Button>
        )}
        {undo && (
          <Button plain aria-disabled={busy} onClick={press(undo)}>
            <FormattedMessage {...messages.undo} />
          </Button>
        )}
      </div>
      <QueryView query={list} loading={<Skeleton bars={4} title={messages.title} />}>
        {() =>
          unread.length === 0 ? (
            <p role="status" className={styles.empty}>
              <FormattedMessage {...messages[undo ? 'allMarked' : 'none']} />
            </p>
          ) : (
            <ul>
              {unread.map((message) => (
                <Item
                  key={message.id}
                  message={message}
                  busy={busy}
                  onLeave={onLeave}
                  onFollow={() => void markRead(message.id)}
                  onMark={press(() => markRead(message.id))}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
      <Link className={styles.all} to={paths.inbox.href()} onClick={onLeave}>
        <FormattedMessage {...messages.all} />
      </Link>
    </>
  );
}

function Item({
  message: { title, content, link, sentAt },
  busy,
  onFollow,
  onMark,
  onLeave,
}: {
  message: SiteMessage;
  busy: boolean;
  onFollow: () => void;
  onMark: () => void;
  onLeave: () => void;
}) {
  const intl = useIntl();
  const { publicUrl } = useConfig();
  const path = messagePath(link, publicUrl) ?? paths.inbox.href();
  const label = intl.formatMessage(messages.markOne, { title });
  return (
    <li>
      <Link
        to={path}
        onClick={() => {
          onFollow();
          onLeave();
        }}
      >
        <strong lang={contentLanguage}>{title}</strong>
        <span lang={contentLanguage}>{content}</span>
        <FormattedDateTime value={sentAt} />
      </Link>
      <Button icon aria-disabled={busy} aria-label={label} title={label} onClick={onMark}>
        <LineIcon path="M4 10.5l4 4 8-9" />
      </Button>
    </li>
  );
}
