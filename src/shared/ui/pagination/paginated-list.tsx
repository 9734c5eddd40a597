import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { QueryView } from '../query/query-view';
import { messages } from '../messages';
import { EmptyState } from '../page-state';
import { Pagination } from './pagination';
import type { QueryState } from '../query/page-errors';

export interface PageData<Item> {
  records: Item[];
  total: number;
  /** There are more than `total`, which is as far as was counted. */
  more?: boolean | undefined;
}

export interface PaginatedListProps<Item> {
  query: QueryState<PageData<Item>>;
  loading: ReactNode;
  current: number;
  size: number;
  hrefFor: (page: number) => string;
  empty: ReactNode;
  outOfRange?: ReactNode;
  children: (records: Item[]) => ReactNode;
}

/**
 * A page of a list whose number lives in the address: its items and the way to the others, or why there are none.
 * @param current page, from 1
 * @param nothing in place of a list without any item
 * @param beyond says why this page of a list that has others is empty; else that there is no such page
 */
export function PaginatedList<Item>({
  query,
  loading,
  current,
  size,
  hrefFor,
  empty,
  outOfRange = <FormattedMessage {...messages.beyond} />,
  children,
}: PaginatedListProps<Item>) {
  return (
    <QueryView query={query} loading={loading}>
      {({ records, total, more = false }) => {
        if (records.length > 0)
          return (
            <>
              {children(records)}
              <Pagination current={current} size={size} total={total} more={more} hrefFor={hrefFor} />
            </>
          );
        if (total === 0) return empty;
        return (
          <EmptyState title={outOfRange}>
            <Link to={hrefFor(1)}>
              <FormattedMessage {...messages.firstPage} />
            </Link>
          </EmptyState>
        );
      }}
    </QueryView>
  );
}
