import { searchAll } from '@/contracts/search';
import { baseApi, queryEndpoint } from '@/shared/api/base-api';

/** What the search reads. */
export const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ searchAll: queryEndpoint(build, searchAll) }),
});
