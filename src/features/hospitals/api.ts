import { hospitalDetail, hospitalMap, hospitalPage } from '@/contracts/hospital';
import { baseApi, queryEndpoint } from '@/shared/api/base-api';

/** Queries of hospitals. */
export const hospitalApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    hospitalPage: queryEndpoint(build, hospitalPage),
    hospitalMap: queryEndpoint(build, hospitalMap),
    hospitalDetail: queryEndpoint(build, hospitalDetail),
  }),
});
