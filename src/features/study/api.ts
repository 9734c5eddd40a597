import { profile } from '@/contracts/profile';
import { studyOpen } from '@/contracts/study';
import type { ResponseOf } from '@/contracts/call';
import { baseApi, queryEndpoint } from '@/shared/api/base-api';

export type StudyData = ResponseOf<typeof studyOpen>;
export type StudyLesson = StudyData['outline'][number]['lessons'][number];

/**
 * What the study page reads. Opening a course starts a clock on the platform as well, but asking twice changes nothing
 * (R10.61), so its answer may be kept and patched like any other.
 */
export const studyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    studyOpen: queryEndpoint(build, studyOpen, ['enrolment']),
    studentProfile: queryEndpoint(build, profile),
  }),
});

/** Lessons of a course in their order. */
export const allLessons = ({ outline }: Pick<StudyData, 'outline'>): StudyLesson[] =>
  outline.flatMap(({ lessons }) => lessons);
