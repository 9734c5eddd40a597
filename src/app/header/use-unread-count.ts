import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { messageApi } from '@/features/site-messages/api';
import { selectAccess } from '@/session/access';
import { baseApi } from '@/shared/api/base-api';
import { onPageVisible } from '@/shared/lib/page-events';
import { usePortalDispatch, usePortalSelector } from '../store/store';

/** Milliseconds between two polls, and the longest delay while polls fail. */
const [pollMs, maxPollMs] = [30_000, 600_000];

/** Milliseconds until the next poll. @param failures failed polls in a row; each doubles the delay */
export function pollDelay(failures: number): number {
  return Math.min(pollMs * 2 ** failures, maxPollMs);
}

/**
 * The number of unread messages, polled on each navigation, when the tab becomes visible, and at intervals while it is.
 * A failed poll shows no error. The timer is our own, because `pollingInterval` has no back-off: RTK Query applies a
 * longer interval only after the next poll. With an expired password nothing is polled: the platform would refuse.
 */
export function useUnreadCount(): number {
  const { pathname } = useLocation();
  const { routes, passwordExpired } = usePortalSelector(selectAccess);
  const skip = routes !== 'member' || passwordExpired;
  const { currentData, refetch } = messageApi.endpoints.messageUnreadCount.useQuery({}, { skip });
  const failures = useRef(0);
  useEffect(() => {
    if (skip) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let disposed = false;
    const poll = async () => {
      if (document.visibilityState === 'visible') {
        const { isError } = await refetch();
        failures.current = isError ? failures.current + 1 : 0;
      }
      clearTimeout(timer);
      if (!disposed) timer = setTimeout(() => void poll(), pollDelay(failures.current));
    };
    void poll();
    const stopListening = onPageVisible(() => {
      failures.current = 0;
      void poll();
    });
    return () => {
      disposed = true;
      clearTimeout(timer);
      stopListening();
    };
  }, [pathname, refetch, skip]);
  useInvalidateOnNewMessage(currentData?.count);
  return currentData?.count ?? 0;
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
