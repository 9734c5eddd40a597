import type { ResponseOf } from '@/contracts/call';
import type { enrolmentMine } from '@/contracts/enrolment';

type Enrolment = ResponseOf<typeof enrolmentMine>['records'][number];

/** How many are shown at most. */
const maxShown = 3;

/**
 * What to go on with, first what runs now, then what begins, then what waits for a decision; nothing that is finished,
 * over or given up.
 * @param enrolments newest first, which stays the order among equals
 */
export function activeEnrolments(enrolments: readonly Enrolment[]): Enrolment[] {
  const ranked = enrolments.map((enrolment) => ({ enrolment, rank: rank(enrolment) }));
  return ranked
    .filter(({ rank }) => rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, maxShown)
    .map(({ enrolment }) => enrolment);
}

function rank({ state, completedAt, project }: Enrolment): number {
  if (completedAt !== null || project.state === 'over') return 3;
  if (state === 'approved') return project.underWay ? 0 : 1;
  return state === 'enrolled' || state === 'review' ? 2 : 3;
}
