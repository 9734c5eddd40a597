import { and, gt, lte, type SQL } from 'drizzle-orm';
import type { ProjectState } from '@/contracts/project';
import { projects } from '../../core/db/course-schema';

export type CourseDates = Pick<
  typeof projects.$inferSelect,
  'enrolFrom' | 'enrolUntil' | 'startsAt' | 'endsAt'
>;

/** State of a course. Enrolment that continues after the start counts as open. */
export function projectState(
  { enrolFrom, enrolUntil, startsAt, endsAt }: CourseDates,
  now: Date,
): ProjectState {
  if (now < enrolFrom) return 'soon';
  if (now < enrolUntil) return 'open';
  if (now < startsAt) return 'closed';
  return now < endsAt ? 'running' : 'over';
}

/** Whether a course is running, regardless of enrolment. */
export function isUnderWay(
  { startsAt, endsAt }: Pick<CourseDates, 'startsAt' | 'endsAt'>,
  now: Date,
): boolean {
  return startsAt <= now && now < endsAt;
}

/** A state as a condition. */
export function stateCondition(state: ProjectState, now: Date): SQL | undefined {
  const { enrolFrom, enrolUntil, startsAt, endsAt } = projects;
  const ended = lte(enrolUntil, now);
  switch (state) {
    case 'soon':
      return gt(enrolFrom, now);
    case 'open':
      return and(lte(enrolFrom, now), gt(enrolUntil, now));
    case 'closed':
      return and(ended, gt(startsAt, now));
    case 'running':
      return and(ended, lte(startsAt, now), gt(endsAt, now));
    case 'over':
      return and(ended, lte(startsAt, now), lte(endsAt, now));
  }
}
