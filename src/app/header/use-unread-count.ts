import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messageApi } from '@/features/site-messages/api';
import { selectAccess } from '@/session/access';
import { isAborted, isNotFound } from '@/shared/api/api-error';
import { baseApi } from '@/shared/api/base-api';
import { useOnPageVisible } from '@/shared/ui/use-on-page-visible';
import { usePortalDispatch, usePortalSelector } from '../store/store';

/** Milliseconds between two polls, and the longest delay while polls fail. */
const [pollMs, maxPollMs] = [30_000, 600_000];

/** Milliseconds until the next poll. @param failures failed polls in a row; each doubles the delay */
export function pollDelay(failures: number): number {
  return Math.min(pollMs * 2 ** failures, maxPollMs);
}

/**
 * The number of unread messages, polled on each navigation, when the tab becomes visible, and at intervals while it is
 * (R2.44). With an expired password nothing is polled: the platform would reject it.
 * @returns the last known number; null where it could not be loaded. A platform without messages has none unread.
 */
export function useUnreadCount(): number | null {
  const { pathname } = useLocation();
  const { routes, passwordExpired } = usePortalSelector(selectAccess);
  const skip = routes !== 'member' || passwordExpired;
  const [last, setLast] = useState<{ error: unknown; failures: number }>({ error: undefined, failures: 0 });
  const { currentData, error, refetch } = messageApi.endpoints.messageUnreadCount.useQuery(
    {},
    {
      skip,
      pollingInterval: pollDelay(last.failures),
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
    },
  );
  // Each failed poll has a new error object; a successful one clears it.
  if (error !== last.error) setLast({ error, failures: error === undefined ? 0 : last.failures + 1 });
  useOnPageVisible(() => {
    setLast({ error, failures: 0 });
  });
  useEffect(() => {
    if (!skip) void refetch();
  }, [pathname, refetch, skip]);
  useInvalidateOnNewMessage(currentData?.count);
  if (currentData) return currentData.count;
  return error === undefined || isNotFound(error) || isAborted(error) ? 0 : null;
}

/** A new message reports a change on the platform, so cached enrolments and messages are refetched. */
function useInvalidateOnNewMessage(count: number | undefined): void {
  const dispatch = usePortalDispatch();
  const previous = useRef(count);
  useEffect(() => {
    if (previous.current !== undefined && count !== undefined && count > previous.current)
      dispatch(baseApi.util.invalidateTags(['enrolment', 'message']));
    previous.current = count;
  }, [count, dispatch]);
}
