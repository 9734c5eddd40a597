import type { ResponseOf } from '@/contracts/call';
import type { enrolmentMine } from '@/contracts/enrolment';
import { isPending, type EnrolmentState } from '@/contracts/enrolment-fields';
import type { ProjectSummary } from '@/contracts/project';

export type Enrolment = ResponseOf<typeof enrolmentMine>['records'][number];

/**
 * Whether the study page is open: for approved users while the course runs.
 * @param completedAt when the user completed the course, after which the page stays open
 */
export function canStudy(
  state: EnrolmentState,
  { underWay }: Pick<ProjectSummary, 'underWay'>,
  completedAt: string | null = null,
): boolean {
  return state === 'approved' && (underWay || completedAt !== null);
}

/**
 * The course to continue: the running, unfinished one that the user worked on last, else the one that ends first. Its
 * `next` is the lesson.
 */
export function enrolmentToContinue(enrolments: readonly Enrolment[]): Enrolment | undefined {
  const studiedAt = ({ next }: Enrolment) => next?.studiedAt ?? '';
  return enrolments
    .filter(({ state, project, completedAt }) => completedAt === null && canStudy(state, project))
    .sort(
      (one, other) =>
        studiedAt(other).localeCompare(studiedAt(one)) ||
        one.project.endsAt.localeCompare(other.project.endsAt),
    )[0];
}

/** Maximum number of enrolments that `activeEnrolments` returns. */
const maxShown = 3;

/**
 * The enrolments to continue with: first running courses, then courses that start later, then pending decisions.
 * Completed, ended and refused ones are left out.
 * @param enrolments newest first; equal ranks keep this order
 */
export function activeEnrolments(enrolments: readonly Enrolment[]): Enrolment[] {
  return enrolments
    .map((enrolment) => ({ enrolment, rank: rankOf(enrolment) }))
    .filter(({ rank }) => rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, maxShown)
    .map(({ enrolment }) => enrolment);
}

function rankOf({ state, completedAt, project }: Enrolment): number {
  if (completedAt !== null || project.state === 'over') return 3;
  if (state === 'approved') return project.underWay ? 0 : 1;
  return isPending(state) ? 2 : 3;
}
