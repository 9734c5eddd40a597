import { hospitalDetail, hospitalMap, hospitalPage } from '@/contracts/hospital';
import { platformApi, read } from '@/shared/api/platform-api';

/** What is read of training bases. */
export const hospitalReads = platformApi.injectEndpoints({
  endpoints: (build) => ({
    hospitalPage: read(build, hospitalPage),
    hospitalMap: read(build, hospitalMap),
    hospitalDetail: read(build, hospitalDetail),
  }),
});
