import type { ResponseOf } from '@/contracts/call';
import { profile } from '@/contracts/profile';
import { studyOpen } from '@/contracts/study';
import { noteList } from '@/contracts/study-note';
import { baseApi, queryEndpoint } from '@/shared/api/base-api';

export type StudyData = ResponseOf<typeof studyOpen>;
export type StudyLesson = StudyData['outline'][number]['lessons'][number];

/**
 * Queries of the study page. `studyOpen` also starts the course's clock on the platform, but it is idempotent (R10.61),
 * so it is a query whose cached result may be patched.
 */
export const studyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    studyOpen: queryEndpoint(build, studyOpen),
    studentProfile: queryEndpoint(build, profile),
    noteList: queryEndpoint(build, noteList),
  }),
});

/** The lessons of all chapters, in order. */
export const allLessons = ({ outline }: Pick<StudyData, 'outline'>): StudyLesson[] =>
  outline.flatMap(({ lessons }) => lessons);
