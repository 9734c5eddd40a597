import type { EnrolmentState } from '@/contracts/enrolment-fields';
import type { ProjectSummary } from '@/contracts/project';
import type { ListedProject } from './project-list';
import { isUnderWay, projectState, type CourseDates } from './project-state';

/** A course in a list response; a left enrolment counts as none. */
export function toSummary(
  { taken, ...row }: ListedProject,
  mine: EnrolmentState | undefined,
  now: Date,
): ProjectSummary {
  return {
    ...row,
    id: String(row.id),
    hospitalId: String(row.hospitalId),
    enrolFrom: row.enrolFrom.toISOString(),
    enrolUntil: row.enrolUntil.toISOString(),
    left: Math.max(0, row.quota - taken),
    ...toSchedule(row, now),
    mine: mine && mine !== 'left' ? mine : null,
  };
}

/** Dates and state of a course. */
export function toSchedule(dates: CourseDates, now: Date) {
  return {
    state: projectState(dates, now),
    startsAt: dates.startsAt.toISOString(),
    endsAt: dates.endsAt.toISOString(),
    underWay: isUnderWay(dates, now),
  };
}

/** In-app path of a course, such as `/project/12`. */
export function projectPath(id: bigint): string {
  return `/project/${id}`;
}
