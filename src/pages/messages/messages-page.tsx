import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { messageReads } from '@/features/site-messages/reads';
import { Button } from '@/shared/ui/button';
import entries from '@/shared/ui/entry-list.module.css';
import { FilterRow, type Option } from '@/shared/ui/filter-row';
import { Loading } from '@/shared/ui/page-state';
import { PagedList } from '@/shared/ui/paged-list';
import { listHref, listRequest, listSize, readListAddress, type ListAddress } from './list-address';
import { MessageItem } from './message-item';
import { messages } from './messages';
import { Nothing } from './nothing';
import styles from './messages-page.module.css';
import { RemovalBar } from './removal-bar';
import { useMarkRead } from './use-mark-read';
import { useRemoval } from './use-removal';

/**
 * My site messages, newest first, all or the unread alone, to be marked as read one by one or all at once and to be
 * deleted; page and filter are in the address (R2.24).
 */
export function MessagesPage() {
  const [query] = useSearchParams();
  const address = readListAddress(query);
  const asked = messageReads.endpoints.messagePage.useQuery(listRequest(address));
  const [markRead, marking] = useMarkRead(address);
  const { removal, remove, restore, busy: removing } = useRemoval(address);
  const busy = marking || removing;
  const waiting = <Loading bars={12} title={messages.title} within={entries.waiting} />;
  return (
    <div className={`portal-wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>
          <FormattedMessage {...messages.title} />
        </h1>
        <Unread busy={busy} onReadAll={() => markRead(null)} />
      </div>
      <div className={styles.filter}>
        <FilterRow label={<FormattedMessage {...messages.show} />} options={filters(address)} />
      </div>
      <PagedList
        asked={asked}
        waiting={waiting}
        current={address.page}
        size={listSize}
        hrefOf={(page) => listHref({ ...address, page })}
        nothing={<Nothing unread={address.unread} />}
        {...(removal?.kind === 'removed' && { beyond: <FormattedMessage {...messages.cleared} /> })}
      >
        {(records) => (
          <ul className={entries.list}>
            {records.map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                busy={busy}
                onRead={markRead}
                onRemove={remove}
              />
            ))}
          </ul>
        )}
      </PagedList>
      <RemovalBar removal={removal} busy={busy} onRestore={restore} />
    </div>
  );
}

function filters(address: ListAddress): Option[] {
  return [false, true].map((unread) => ({
    key: String(unread),
    href: listHref({ page: 1, unread }),
    current: address.unread === unread,
    text: <FormattedMessage {...(unread ? messages.isUnread : messages.all)} />,
  }));
}

/** How many are unread, and one button for all of them; without an answer the list still works, so nothing is said. */
function Unread({ busy, onReadAll }: { busy: boolean; onReadAll: () => Promise<boolean> }) {
  const { currentData } = messageReads.endpoints.messageUnreadCount.useQuery({});
  const line = useRef<HTMLParagraphElement>(null);
  const mark = async () => {
    if (await onReadAll()) line.current?.focus();
  };
  if (!currentData) return null;
  const { count } = currentData;
  return (
    <>
      <p ref={line} className={styles.unread} role="status" tabIndex={-1}>
        <FormattedMessage {...(count > 0 ? messages.unread : messages.allRead)} values={{ count }} />
      </p>
      {count > 0 && (
        <Button
          aria-disabled={busy}
          onClick={() => {
            if (!busy) void mark();
          }}
        >
          <FormattedMessage {...messages.readAll} />
        </Button>
      )}
    </>
  );
}
