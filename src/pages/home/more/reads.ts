import { statistics } from '@/contracts/statistics';
import { platformApi, read } from '@/shared/api/platform-api';

/** What is read for the home page alone. */
export const homeReads = platformApi.injectEndpoints({
  endpoints: (build) => ({ statistics: read(build, statistics) }),
});
