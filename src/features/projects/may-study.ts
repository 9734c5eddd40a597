import type { EnrolmentState } from '@/contracts/enrolment-fields';
import type { ProjectState } from '@/contracts/project';

/** True where the way to the study page is open: approved, and begun. @param completedAt who finished may look for ever */
export function mayStudy(
  state: EnrolmentState,
  project: { state: ProjectState },
  completedAt: string | null = null,
): boolean {
  return state === 'approved' && (project.state === 'running' || completedAt !== null);
}
