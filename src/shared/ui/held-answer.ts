import type { QueryState } from './query/page-errors';

/**
 * For `Answer`: what was answered before stays in its place while the next answer is under way, as when somebody
 * narrows a list. A failure takes its place.
 * @param query what `useQuery` gives; its `data` is the last answer to whatever question
 */
export function keepPreviousData<Data>(
  query: QueryState<Data> & { data?: Data | undefined },
): QueryState<Data> {
  const { currentData, data, error, isFetching, refetch } = query;
  const previous = isFetching && error === undefined ? data : undefined;
  return { currentData: currentData ?? previous, error, isFetching, refetch };
}
