import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { messageApi } from '@/features/site-messages/api';
import { Button } from '@/shared/ui/button';
import entries from '@/shared/ui/entry-list.module.css';
import { FilterRow, type FilterOption } from '@/shared/ui/filter-row';
import { Skeleton } from '@/shared/ui/page-state';
import { PaginatedList } from '@/shared/ui/pagination/paginated-list';
import { listHref, listRequest, pageSize, parseListParams, type ListParams } from './list-params';
import { MessageItem } from './message-item';
import { messages } from './messages';
import { EmptyResult } from './empty-result';
import styles from './inbox-page.module.css';
import { UndoBar } from './undo-bar';
import { useMarkRead } from './use-mark-read';
import { useDeleteWithUndo } from './use-delete-with-undo';

/**
 * My site messages, newest first, all or the unread alone, to be marked as read one by one or all at once and to be
 * deleted; page and filter are in the address (R2.24).
 */
export function InboxPage() {
  const [query] = useSearchParams();
  const params = parseListParams(query);
  const asked = messageApi.endpoints.messagePage.useQuery(listRequest(params));
  const [markRead, marking] = useMarkRead(params);
  const { removal, remove, restore, busy: removing } = useDeleteWithUndo(params);
  const busy = marking || removing;
  const waiting = <Skeleton bars={12} title={messages.title} className={entries.waiting} />;
  return (
    <div className={`portal-wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>
          <FormattedMessage {...messages.title} />
        </h1>
        <UnreadCount busy={busy} onReadAll={() => markRead(null)} />
      </div>
      <div className={styles.filter}>
        <FilterRow label={<FormattedMessage {...messages.show} />} options={filters(params)} />
      </div>
      <PaginatedList
        query={asked}
        loading={waiting}
        current={params.page}
        size={pageSize}
        hrefFor={(page) => listHref({ ...params, page })}
        empty={<EmptyResult unread={params.unread} />}
        {...(removal?.kind === 'removed' && { outOfRange: <FormattedMessage {...messages.cleared} /> })}
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
      </PaginatedList>
      <UndoBar removal={removal} busy={busy} onRestore={restore} />
    </div>
  );
}

function filters(address: ListParams): FilterOption[] {
  return [false, true].map((unread) => ({
    key: String(unread),
    href: listHref({ page: 1, unread }),
    current: address.unread === unread,
    text: <FormattedMessage {...(unread ? messages.isUnread : messages.all)} />,
  }));
}

/** How many are unread, and one button for all of them; without an answer the list still works, so nothing is said. */
function UnreadCount({ busy, onReadAll }: { busy: boolean; onReadAll: () => Promise<boolean> }) {
  const { currentData } = messageApi.endpoints.messageUnreadCount.useQuery({});
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
