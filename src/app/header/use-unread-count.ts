import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { messageApi } from '@/features/site-messages/api';
import { selectAccess } from '@/session/access';
import { baseApi } from '@/shared/api/base-api';
import { usePortalDispatch, usePortalSelector } from '../store/store';

/** Milliseconds between two looks for messages while the page is in view, and at most while looks fail. */
const [pollMs, maxPollMs] = [30_000, 600_000];

/** Milliseconds until the next look after so many failures in a row: each doubles the wait. */
export function pollDelay(failures: number): number {
  return Math.min(pollMs * 2 ** failures, maxPollMs);
}

/**
 * Asked for with every page, when somebody comes back to the tab, and from time to time while they look at it, more
 * rarely as long as the platform fails. A failure is no news: there is no number then. While only the password may be
 * changed, the platform would refuse.
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
    const pollNow = () => {
      failures.current = 0;
      void poll();
    };
    void poll();
    document.addEventListener('visibilitychange', pollNow);
    return () => {
      disposed = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', pollNow);
    };
  }, [pathname, refetch, skip]);
  useInvalidateOnNewMessage(currentData?.count);
  return currentData?.count ?? 0;
}

/** A new message tells of something that changed on the platform: what it can be about is asked for anew. */
function useInvalidateOnNewMessage(count: number | undefined): void {
  const dispatch = usePortalDispatch();
  const previous = useRef(count);
  useEffect(() => {
    if (previous.current !== undefined && count !== undefined && count > previous.current)
      dispatch(baseApi.util.invalidateTags(['enrolment', 'message']));
    previous.current = count;
  }, [count, dispatch]);
}
