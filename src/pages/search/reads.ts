import { searchAll } from '@/contracts/search';
import { platformApi, read } from '@/shared/api/platform-api';

/** What the search reads. */
export const searchReads = platformApi.injectEndpoints({
  endpoints: (build) => ({ searchAll: read(build, searchAll) }),
});
