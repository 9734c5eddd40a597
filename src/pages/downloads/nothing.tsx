import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Empty } from '@/shared/ui/page-state';
import { listHref, type ListAddress } from './list-address';
import { messages } from './messages';

/** Nothing to show: filters that no file fits, or no files at all. */
export function Nothing({ address }: { address: ListAddress }) {
  if (!address.category && !address.keyword) return <Empty title={<FormattedMessage {...messages.none} />} />;
  return (
    <Empty title={<FormattedMessage {...messages.empty} />}>
      <p>
        <FormattedMessage {...messages.widen} />
      </p>
      <Link to={listHref({ page: 1 })} preventScrollReset>
        <FormattedMessage {...messages.all} />
      </Link>
    </Empty>
  );
}
