import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/shared/ui/page-state';
import { listHref } from './list-params';
import { messages } from './messages';

/** No message at all, or none unread. */
export function EmptyResult({ unread }: { unread: boolean }) {
  if (unread)
    return (
      <EmptyState title={<FormattedMessage {...messages.noneUnread} />}>
        <Link to={listHref({ page: 1, unread: false })}>
          <FormattedMessage {...messages.showAll} />
        </Link>
      </EmptyState>
    );
  return (
    <EmptyState title={<FormattedMessage {...messages.empty} />}>
      <p>
        <FormattedMessage {...messages.emptyText} />
      </p>
    </EmptyState>
  );
}
