import { searchAll, searchSuggestions } from '@/contracts/search';
import { baseApi, queryEndpoint, type ApiDispatch, prefetchQuery, unsubscribed } from '@/shared/api/base-api';
import { listRequest, parseListParams } from './list-params';

/** The search over all public content. Loaded on demand, so that the first load does not include its schema. */
export const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchAll: queryEndpoint(build, searchAll),
    searchSuggestions: queryEndpoint(build, searchSuggestions),
  }),
});

/** Prefetches the results while the code of the page loads. */
export function preload(dispatch: ApiDispatch, query: URLSearchParams): void {
  const params = parseListParams(query);
  if (params.q === '') return;
  dispatch(prefetchQuery(searchApi.endpoints.searchAll.initiate(listRequest(params), unsubscribed)));
}
