import type { UnknownAction } from '@reduxjs/toolkit';
import { isErrorFacts, PlatformError } from '@/shared/api/platform-error';
import { platformApi } from '@/shared/api/platform-api';
import type { PortalListeners } from '../store';

/**
 * Tells of every call that failed (R8.4), but for those nobody waits for any more, and for the dictionaries, whose
 * failure is on the console and nowhere else (R8.27).
 */
export function logRefusals(listeners: PortalListeners, log: (error: unknown) => void): void {
  // what failed ahead of its page is told again when the page takes it
  const told = new WeakSet<object>();
  listeners.startListening({
    predicate: (action) => refusalOf(action) !== null,
    effect(action) {
      const error = refusalOf(action);
      if (!error || told.has(error.facts)) return;
      told.add(error.facts);
      log(error);
    },
  });
}

function refusalOf(action: UnknownAction): PlatformError | null {
  const { type, payload } = action;
  if (typeof type !== 'string' || !type.endsWith('/rejected') || !isErrorFacts(payload)) return null;
  if (payload.kind === 'aborted' || platformApi.endpoints.dictData.matchRejected(action)) return null;
  return new PlatformError(payload);
}
