import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { messageApi } from '@/features/site-messages/api';
import { useMarkRead } from '@/features/site-messages/use-mark-read';
import { Button } from '@/shared/ui/button';
import { EmptyResult } from '@/shared/ui/empty-result';
import entries from '@/shared/ui/entry-list.module.css';
import { FilterRow, type FilterOption } from '@/shared/ui/filters/filter-row';
import { Skeleton } from '@/shared/ui/page-state';
import { PaginatedList } from '@/shared/ui/pagination/paginated-list';
import { MissingPart } from '@/shared/ui/query/missing-part';
import { listHref, listRequest, pageSize, parseListParams, type ListParams } from './list-params';
import { MessageItem } from './message-item';
import { messages } from './messages';
import styles from './inbox-page.module.css';
import { NotificationSettings } from './notification-settings';
import { UndoBar } from './undo-bar';
import { useDeleteWithUndo } from './use-delete-with-undo';

/** The signed-in user's site messages, newest first. Page number and unread filter are in the URL (R2.24). */
export function InboxPage() {
  const [query] = useSearchParams();
  const params = parseListParams(query);
  const list = messageApi.endpoints.messagePage.useQuery(listRequest(params));
  const { markRead, undo, forgetUndo, busy: marking } = useMarkRead(listRequest(params));
  const { deletion, remove, restore, busy: deleting } = useDeleteWithUndo(params);
  const busy = marking || deleting;
  return (
    <div className={`portal-wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>
          <FormattedMessage {...messages.title} />
        </h1>
        <UnreadCount busy={busy} onReadAll={() => markRead(null)} />
      </div>
      <div className={styles.filter}>
        <FilterRow label={<FormattedMessage {...messages.show} />} options={filterOptions(params)} />
      </div>
      <PaginatedList
        query={list}
        loading={<Skeleton bars={12} title={messages.title} className={entries.waiting} />}
        current={params.page}
        size={pageSize}
        hrefFor={(page) => listHref({ ...params, page })}
        empty={
          params.state === 'unread' ? (
            <EmptyResult
              title={<FormattedMessage {...messages.noneUnread} />}
              links={[{ href: listHref({}), label: <FormattedMessage {...messages.showAll} /> }]}
            />
          ) : (
            <EmptyResult
              title={<FormattedMessage {...messages.empty} />}
              hint={<FormattedMessage {...messages.emptyText} />}
            />
          )
        }
        {...(deletion?.kind === 'deleted' && { outOfRange: <FormattedMessage {...messages.cleared} /> })}
      >
        {(records) => (
          <ul className={entries.list}>
            {records.map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                busy={busy}
                onRead={markRead}
                onRemove={(one) => {
                  forgetUndo();
                  return remove(one);
                }}
              />
            ))}
          </ul>
        )}
      </PaginatedList>
      <NotificationSettings />
      <UndoBar change={undo ? { kind: 'allRead' } : deletion} busy={busy} onUndo={undo ?? restore} />
    </div>
  );
}

function filterOptions(params: ListParams): FilterOption[] {
  return ([undefined, 'unread'] as const).map((state) => ({
    key: state ?? 'all',
    href: listHref({ state }),
    current: params.state === state,
    text: <FormattedMessage {...(state ? messages.isUnread : messages.all)} />,
  }));
}

/** The unread count and the button that marks all as read; the list works without them. */
function UnreadCount({ busy, onReadAll }: { busy: boolean; onReadAll: () => Promise<boolean> }) {
  const query = messageApi.endpoints.messageUnreadCount.useQuery({});
  const { currentData } = query;
  const status = useRef<HTMLParagraphElement>(null);
  const markAllRead = async () => {
    if (await onReadAll()) status.current?.focus();
  };
  if (!currentData) return <MissingPart query={query} name={messages.unreadCount} />;
  const { count } = currentData;
  return (
    <>
      <p ref={status} className={styles.unread} role="status" tabIndex={-1}>
        <FormattedMessage {...(count > 0 ? messages.unread : messages.allRead)} values={{ count }} />
      </p>
      {count > 0 && (
        <Button
          aria-disabled={busy}
          onClick={() => {
            if (!busy) void markAllRead();
          }}
        >
          <FormattedMessage {...messages.readAll} />
        </Button>
      )}
    </>
  );
}
