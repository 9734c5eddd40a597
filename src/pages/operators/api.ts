import { contactMessages } from '@/contracts/contact-handling';
import { enrolmentReviewPage } from '@/contracts/enrolment-review';
import { baseApi, queryEndpoint } from '@/shared/api/base-api';

export const operatorsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    waitingEnrolments: queryEndpoint(build, enrolmentReviewPage),
    waitingMessages: queryEndpoint(build, contactMessages),
  }),
});
