import { certificateMine, certificateVerify } from '@/contracts/certificate';
import { platformApi, read } from '@/shared/api/platform-api';

/** What is read of certificates. A course that is finished makes mine old, and so does what a message tells of. */
export const certificateReads = platformApi.injectEndpoints({
  endpoints: (build) => ({
    certificateMine: read(build, certificateMine, ['enrolment']),
    certificateVerify: read(build, certificateVerify),
  }),
});
