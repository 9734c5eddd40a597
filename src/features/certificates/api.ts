import { certificateMine, certificateVerify } from '@/contracts/certificate';
import { baseApi, queryEndpoint } from '@/shared/api/base-api';

/** Queries of certificates. Completing a course or a new message about one invalidates the user's own. */
export const certificateApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    certificateMine: queryEndpoint(build, certificateMine),
    certificateVerify: queryEndpoint(build, certificateVerify),
  }),
});
