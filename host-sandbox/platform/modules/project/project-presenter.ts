import type { EnrolmentState } from '@/contracts/enrolment-fields';
import type { ProjectSummary } from '@/contracts/project';
import type { ListedProject } from './project-list';
import { isUnderWay, projectState, type CourseDates } from './project-state';

/** What leaves the platform of a course in a list; an enrolment that was left counts as none. */
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

/** When a course is studied, and where that stands. */
export function toSchedule(dates: CourseDates, now: Date) {
  return {
    state: projectState(dates, now),
    startsAt: dates.startsAt.toISOString(),
    endsAt: dates.endsAt.toISOString(),
    underWay: isUnderWay(dates, now),
  };
}

/** Where the portal shows a course, as an in-app path such as `/project/12`. */
export function projectPath(id: bigint): string {
  return `/project/${id}`;
}
