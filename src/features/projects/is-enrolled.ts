import type { EnrolmentState } from '@/contracts/enrolment-fields';

/** True for whoever is in a course, or waits to be. */
export function isEnrolled(mine: EnrolmentState | null): boolean {
  return mine === 'enrolled' || mine === 'review' || mine === 'approved';
}
