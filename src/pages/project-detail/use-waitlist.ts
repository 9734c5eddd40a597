import { useSelector } from 'react-redux';
import type { ProjectDetail } from '@/contracts/project';
import type { WaitlistEntry, WaitlistKind } from '@/contracts/waitlist';
import { projectApi } from '@/features/projects/api';
import { selectIsSignedIn, type Session } from '@/session/session';
import { useCapabilities } from '@/shared/config/config-context';
import type { QueryState } from '@/shared/ui/query/page-errors';

/** The state of waiting for a project. */
export interface WaitlistState {
  readonly kind: WaitlistKind;
  readonly isSignedIn: boolean;
  /** The user's entry, `undefined` without one and while it is not known. */
  readonly entry: WaitlistEntry | undefined;
  /** False while the user has to do something first: only users who may enrol can join the queue. */
  readonly mayJoin: boolean;
  readonly query: QueryState<readonly WaitlistEntry[]>;
}

/**
 * The state of waiting for a seat of a full project, or for its enrolment to open; `null` if the project offers
 * neither.
 */
export function useWaitlist(project: ProjectDetail): WaitlistState | null {
  const isAvailable = useCapabilities().has('waitlist');
  const isSignedIn = useSelector((state: { session: Session }) => selectIsSignedIn(state));
  const kind = kindOf(project);
  const query = projectApi.endpoints.waitlistMine.useQuery(
    {},
    // the position improves while others leave
    {
      skip: !isAvailable || !isSignedIn || kind === null,
      refetchOnMountOrArgChange: 30,
      refetchOnFocus: true,
    },
  );
  if (!isAvailable || kind === null) return null;
  return {
    kind,
    isSignedIn,
    query,
    entry: query.currentData?.find((entry) => entry.project.id === project.id && entry.kind === kind),
    mayJoin: kind === 'opening' || !hasConditions(project),
  };
}

function kindOf({ refusal }: ProjectDetail): WaitlistKind | null {
  if (refusal === 'A0303') return 'seat';
  return refusal === 'A0301' ? 'opening' : null;
}

function hasConditions({ missing, prerequisites, conditions }: ProjectDetail): boolean {
  return missing.length > 0 || (conditions?.unmet.length ?? 0) > 0 || prerequisites.some(({ met }) => !met);
}
