import { quizReview, quizStatus } from '@/contracts/quiz';
import { baseApi, queryEndpoint } from '@/shared/api/base-api';

/** What is read of a quiz without beginning it, and of an attempt that is over. */
export const quizApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    quizStatus: queryEndpoint(build, quizStatus),
    quizReview: queryEndpoint(build, quizReview),
  }),
});
