import { hospitalDetail, hospitalMap, hospitalPage } from '@/contracts/hospital';
import { allPagesEndpoint } from '@/shared/api/all-pages';
import { baseApi, queryEndpoint } from '@/shared/api/base-api';

/** Queries of hospitals. */
export const hospitalApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    hospitalPage: queryEndpoint(build, hospitalPage),
    allHospitals: allPagesEndpoint(build, hospitalPage),
    hospitalMap: queryEndpoint(build, hospitalMap),
    hospitalDetail: queryEndpoint(build, hospitalDetail),
  }),
});
