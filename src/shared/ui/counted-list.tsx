import type { ReactNode } from 'react';
import styles from './counted-list.module.css';
import { heldAnswer } from './held-answer';
import { PagedList, type Page, type PagedListProps } from './paged-list';
import type { Asked } from './parts';

/**
 * A paged list that says how many there are. While others are under way the present ones stay in their place, dimmed.
 * @param asked what `useQuery` gives; its `data` is the last answer to whatever question
 * @param count says how many there are
 * @param counting in its place while others are under way; else the present count stays
 * @param filters what narrows the list by what was found
 */
export function CountedList<Item, More>({
  asked: lastAsked,
  count,
  counting,
  filters,
  className = '',
  ...list
}: Omit<PagedListProps<Item>, 'asked'> & {
  asked: Asked<Page<Item> & More> & { data?: (Page<Item> & More) | undefined };
  count: (data: Page<Item> & More) => ReactNode;
  counting?: ReactNode;
  filters?: (data: Page<Item> & More) => ReactNode;
  className?: string | undefined;
}) {
  const asked = heldAnswer(lastAsked);
  const { currentData, isFetching } = asked;
  return (
    <div className={`${styles.list} ${className}`} aria-busy={isFetching && currentData !== undefined}>
      <p className={styles.count} role="status">
        {isFetching && counting !== undefined ? counting : currentData && count(currentData)}
      </p>
      {currentData && filters?.(currentData)}
      <div className={styles.items}>
        <PagedList {...list} asked={asked} />
      </div>
    </div>
  );
}
