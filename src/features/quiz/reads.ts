import { quizReview, quizStatus } from '@/contracts/quiz';
import { platformApi, read } from '@/shared/api/platform-api';

/** What is read of a quiz without beginning it, and of an attempt that is over. */
export const quizReads = platformApi.injectEndpoints({
  endpoints: (build) => ({
    quizStatus: read(build, quizStatus),
    quizReview: read(build, quizReview),
  }),
});
