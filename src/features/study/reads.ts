import { profile } from '@/contracts/profile';
import { studyOpen } from '@/contracts/study';
import type { ResponseOf } from '@/contracts/call';
import { platformApi, read } from '@/shared/api/platform-api';

export type Study = ResponseOf<typeof studyOpen>;
export type StudiedLesson = Study['outline'][number]['lessons'][number];

/**
 * What the study page reads. Opening a course starts a clock on the platform as well, but asking twice changes nothing
 * (R10.61), so its answer may be kept and patched like any other.
 */
export const studyReads = platformApi.injectEndpoints({
  endpoints: (build) => ({
    studyOpen: read(build, studyOpen, ['enrolment']),
    studentProfile: read(build, profile),
  }),
});

/** Lessons of a course in their order. */
export const lessonsOf = ({ outline }: Pick<Study, 'outline'>): StudiedLesson[] =>
  outline.flatMap(({ lessons }) => lessons);
