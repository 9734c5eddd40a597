import type { Asked } from './parts';

/**
 * For `Answer`: what was answered before stays in its place while the next answer is under way, as when somebody
 * narrows a list. A failure takes its place.
 * @param asked what `useQuery` gives; its `data` is the last answer to whatever question
 */
export function heldAnswer<Data>(asked: Asked<Data> & { data?: Data | undefined }): Asked<Data> {
  const { currentData, data, error, isFetching, refetch } = asked;
  const held = isFetching && error === undefined ? data : undefined;
  return { currentData: currentData ?? held, error, isFetching, refetch };
}
