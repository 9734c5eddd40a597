import { progressReport } from '@/contracts/study';
import { sendAs, type PersonDispatch } from '@/session/send-as';
import { retryAfterOf } from '@/shared/api/platform-error';
import type { SyncDeps } from './sync-types';

/** Reports in one person's session alone (R10.59). @param person as `selectPerson` names them */
export function reportAs(dispatch: PersonDispatch, person: string): SyncDeps['send'] {
  return async (reports, clock) => {
    const { data, error } = await dispatch(sendAs(person, progressReport, { reports, clock }));
    if (error?.kind === 'tooMany') return { retryAfter: retryAfterOf(error) };
    return data ?? null;
  };
}
