import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Empty } from '@/shared/ui/page-state';
import { listHref } from './list-address';
import { messages } from './messages';

/** No message at all, or none unread. */
export function Nothing({ unread }: { unread: boolean }) {
  if (unread)
    return (
      <Empty title={<FormattedMessage {...messages.noneUnread} />}>
        <Link to={listHref({ page: 1, unread: false })}>
          <FormattedMessage {...messages.showAll} />
        </Link>
      </Empty>
    );
  return (
    <Empty title={<FormattedMessage {...messages.empty} />}>
      <p>
        <FormattedMessage {...messages.emptyText} />
      </p>
    </Empty>
  );
}
