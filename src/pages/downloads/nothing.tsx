import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/shared/ui/page-state';
import { listHref, type ListParams } from './list-params';
import { messages } from './messages';

/** Nothing to show: filters that no file fits, or no files at all. */
export function NoFiles({ params }: { params: ListParams }) {
  if (!params.category && !params.keyword)
    return <EmptyState title={<FormattedMessage {...messages.none} />} />;
  return (
    <EmptyState title={<FormattedMessage {...messages.empty} />}>
      <p>
        <FormattedMessage {...messages.widen} />
      </p>
      <Link to={listHref({ page: 1 })} preventScrollReset>
        <FormattedMessage {...messages.all} />
      </Link>
    </EmptyState>
  );
}
