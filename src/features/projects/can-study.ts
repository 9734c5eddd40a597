import type { EnrolmentState } from '@/contracts/enrolment-fields';
import type { ProjectSummary } from '@/contracts/project';

/** True where the way to the study page is open: approved, and begun. @param completedAt who finished may look for ever */
export function canStudy(
  state: EnrolmentState,
  { underWay }: Pick<ProjectSummary, 'underWay'>,
  completedAt: string | null = null,
): boolean {
  return state === 'approved' && (underWay || completedAt !== null);
}
