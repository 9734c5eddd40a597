import type { ReactNode } from 'react';
import styles from './pagination/paginated-list.module.css';
import { keepPreviousData } from './held-answer';
import { PaginatedList, type PageData, type PaginatedListProps } from './pagination/paginated-list';
import type { QueryState } from './query/page-errors';

/**
 * A paged list that says how many there are. While others are under way the present ones stay in their place, dimmed.
 * @param asked what `useQuery` gives; its `data` is the last answer to whatever question
 * @param count says how many there are
 * @param counting in its place while others are under way; else the present count stays
 * @param filters what narrows the list by what was found
 */
export function PaginatedListWithCount<Item, More>({
  query: lastQuery,
  count,
  counting,
  filters,
  className = '',
  ...list
}: Omit<PaginatedListProps<Item>, 'asked'> & {
  query: QueryState<PageData<Item> & More> & { data?: (PageData<Item> & More) | undefined };
  count: (data: PageData<Item> & More) => ReactNode;
  counting?: ReactNode;
  filters?: (data: PageData<Item> & More) => ReactNode;
  className?: string | undefined;
}) {
  const query = keepPreviousData(lastQuery);
  const { currentData, isFetching } = query;
  return (
    <div className={`${styles.list} ${className}`} aria-busy={isFetching && currentData !== undefined}>
      <p className={styles.count} role="status">
        {isFetching && counting !== undefined ? counting : currentData && count(currentData)}
      </p>
      {currentData && filters?.(currentData)}
      <div className={styles.items}>
        <PaginatedList {...list} query={query} />
      </div>
    </div>
  );
}
