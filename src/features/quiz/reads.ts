import { quizStatus } from '@/contracts/quiz';
import { platformApi, read } from '@/shared/api/platform-api';

/** What is read of a quiz without beginning it. */
export const quizReads = platformApi.injectEndpoints({
  endpoints: (build) => ({ quizStatus: read(build, quizStatus) }),
});
