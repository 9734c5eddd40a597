import { certificateMine, certificateVerify } from '@/contracts/certificate';
import { baseApi, queryEndpoint } from '@/shared/api/base-api';

/** What is read of certificates. A course that is finished makes mine old, and so does what a message tells of. */
export const certificateApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    certificateMine: queryEndpoint(build, certificateMine, ['enrolment']),
    certificateVerify: queryEndpoint(build, certificateVerify),
  }),
});
