import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '../link';
import { messages } from '../messages';
import { EmptyState } from '../page-state';
import type { QueryState } from '../query/page-errors';
import { keepPreviousData, QueryView } from '../query/query-view';
import styles from './paginated-list.module.css';
import { Pagination } from './pagination';
import { ResultCount } from './result-count';

export interface PageData<Item> {
  records: Item[];
  total: number;
  /** There are more than `total`: counting stopped at that number. */
  more?: boolean | undefined;
}

interface PaginatedListProps<Item> {
  query: QueryState<PageData<Item>>;
  loading: ReactNode;
  /** Page number, from 1. */
  current: number;
  size: number;
  hrefFor: (page: number) => string;
  /** Shown for a list without any item. */
  empty: ReactNode;
  /** Explains why this page is empty although others are not; default: there is no such page. */
  outOfRange?: ReactNode;
  children: (records: Item[]) => ReactNode;
}

/** A page of a list with links to the other pages, or the reason why it is empty. */
function PageOfList<Item>({
  query,
  loading,
  current,
  size,
  hrefFor,
  empty,
  outOfRange,
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
        // the platform counts records, and none of them could be read
        if (current === 1 && outOfRange === undefined)
          return <EmptyState title={<FormattedMessage {...messages.unreadableRecords} />} />;
        return (
          <EmptyState title={outOfRange ?? <FormattedMessage {...messages.noSuchPage} />}>
            <Link to={hrefFor(1)}>
              <FormattedMessage {...messages.firstPage} />
            </Link>
          </EmptyState>
        );
      }}
    </QueryView>
  );
}

/**
 * A page of a list with the number of all items above it, which is read out and in view after a change of the filters or
 * the page. While the next page loads, the current one stays, dimmed.
 * @param query result of `useQuery`; its `data` is the last response to any request
 * @param count the number of items, in words of the list
 * @param counting replaces the count while loading; without it the current count stays
 * @param filters filters that depend on the results
 */
export function PaginatedList<Item, More>({
  query: lastQuery,
  count = ({ total, more = false }) => (
    <FormattedMessage {...(more ? messages.cappedTotal : messages.total)} values={{ total }} />
  ),
  counting,
  filters,
  className = '',
  ...list
}: Omit<PaginatedListProps<Item>, 'query'> & {
  query: QueryState<PageData<Item> & More> & { data?: (PageData<Item> & More) | undefined };
  count?: (data: PageData<Item> & More) => ReactNode;
  counting?: ReactNode;
  filters?: (data: PageData<Item> & More) => ReactNode;
  className?: string | undefined;
}) {
  const query = keepPreviousData(lastQuery);
  const { currentData, isFetching } = query;
  return (
    <div className={`${styles.list} ${className}`} aria-busy={isFetching && currentData !== undefined}>
      <ResultCount of={list.hrefFor(list.current)}>
        {isFetching && counting !== undefined ? counting : currentData && count(currentData)}
        {currentData && currentData.total > list.size && <PageNumber page={list.current} />}
      </ResultCount>
      {currentData && filters?.(currentData)}
      <div className={styles.items}>
        <PageOfList {...list} query={query} />
      </div>
    </div>
  );
}

/** Read out after a change of the page, which does not change the number of items. */
const PageNumber = ({ page }: { page: number }) => (
  <span className="portal-hidden">
    {' '}
    <FormattedMessage {...messages.page} values={{ page }} />
  </span>
);
