import { progressReport } from '@/contracts/study';
import { callApiAs, type SessionDispatch } from '@/session/call-api-as';
import { retryAfterOf } from '@/shared/api/api-error';
import type { SyncDeps } from './sync-types';

/** Reports in one person's session alone (R10.59). @param person as `selectPerson` names them */
export function createProgressReporter(dispatch: SessionDispatch, person: string): SyncDeps['send'] {
  return async (reports, clock) => {
    const { data, error } = await dispatch(callApiAs(person, progressReport, { reports, clock }));
    if (error?.kind === 'tooMany') return { retryAfter: retryAfterOf(error) };
    return data ?? null;
  };
}
