import { isRejectedWithValue } from '@reduxjs/toolkit';
import type { ApiErrorData } from '@/shared/api/api-error';
import { queryAnswered } from '@/shared/api/base-api';
import { rejectedError } from '@/shared/api/rejected-error';
import { PlatformUnavailableError } from '../router/access-retry';
import type { PortalListeners } from '../store/store';

/** True where the platform did not answer, and a server before it at most. */
const isOutage = ({ kind, status, fields }: ApiErrorData) =>
  kind === 'network' || kind === 'timeout' || [502, 503].includes(status) || (status === 406 && !fields);

/**
 * Reports an outage of the platform to the host once, and again when its status changes: that of a page's data, and that
 * of the host's user. The outage ends with the next query that the platform answers.
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
    actionCreator: queryAnswered,
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
