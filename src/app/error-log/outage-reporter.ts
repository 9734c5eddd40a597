import { isRejectedWithValue } from '@reduxjs/toolkit';
import type { ApiErrorData } from '@/shared/api/api-error';
import { queryResponded } from '@/shared/api/base-api';
import { rejectedError } from '@/shared/api/rejected-error';
import { PlatformUnavailableError } from '../router/access-retry';
import type { PortalListeners } from '../store/store';

/** True without a response, for 502 and 503, and for a response without an envelope (406). */
const isOutage = ({ kind, status, fields }: ApiErrorData) =>
  kind === 'network' || kind === 'timeout' || [502, 503].includes(status) || (status === 406 && !fields);

/**
 * Reports an outage of the platform to the host once, whether a page's query or the access of the host's user failed,
 * and again when its status changes. The outage ends with the next query that gets a response of the platform.
 * @returns receives the outages that others notice
 */
export function createOutageReporter(
  listeners: PortalListeners,
  notifyHost: (error: PlatformUnavailableError) => void,
): (error: PlatformUnavailableError) => void {
  let reported: number | null = null;
  const report = (error: PlatformUnavailableError) => {
    if (reported === error.status) return;
    reported = error.status;
    notifyHost(error);
  };
  listeners.startListening({
    actionCreator: queryResponded,
    effect: () => {
      reported = null;
    },
  });
  listeners.startListening({
    matcher: isRejectedWithValue,
    effect(action) {
      const error = rejectedError(action);
      if (!error || error.kind === 'aborted') return;
      if (isOutage(error)) report(new PlatformUnavailableError(error));
      else reported = null;
    },
  });
  return report;
}
