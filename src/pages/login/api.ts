import { articleDetail } from '@/contracts/article';
import { hospitalDetail } from '@/contracts/hospital';
import { projectDetail } from '@/contracts/project';
import { baseApi, queryEndpoint } from '@/shared/api/base-api';

/** Details of the record that a visitor was about to open: without them the login is as useful, so a failure is silent. */
export const requestedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    requestedProject: queryEndpoint(build, { ...projectDetail, failure: 'silent' }),
    requestedHospital: queryEndpoint(build, { ...hospitalDetail, failure: 'silent' }),
    requestedArticle: queryEndpoint(build, { ...articleDetail, failure: 'silent' }),
  }),
});
