import { statistics } from '@/contracts/statistics';
import { baseApi, queryEndpoint } from '@/shared/api/base-api';

/** What is read for the home page alone. */
export const homeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ statistics: queryEndpoint(build, statistics) }),
});
