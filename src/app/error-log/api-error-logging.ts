import type { UnknownAction } from '@reduxjs/toolkit';
import { isApiErrorData, ApiError } from '@/shared/api/api-error';
import { baseApi } from '@/shared/api/base-api';
import type { PortalListeners } from '../store/store';

/**
 * Tells of every call that failed (R8.4), but for those nobody waits for any more, and for the dictionaries, whose
 * failure is on the console and nowhere else (R8.27).
 */
export function setupApiErrorLogging(listeners: PortalListeners, log: (error: unknown) => void): void {
  // what failed ahead of its page is told again when the page takes it
  const logged = new WeakSet<object>();
  listeners.startListening({
    predicate: (action) => apiErrorOf(action) !== null,
    effect(action) {
      const error = apiErrorOf(action);
      if (!error || logged.has(error.details)) return;
      logged.add(error.details);
      log(error);
    },
  });
}

function apiErrorOf(action: UnknownAction): ApiError | null {
  const { type, payload } = action;
  if (typeof type !== 'string' || !type.endsWith('/rejected') || !isApiErrorData(payload)) return null;
  if (payload.kind === 'aborted' || baseApi.endpoints.dictData.matchRejected(action)) return null;
  return new ApiError(payload);
}
