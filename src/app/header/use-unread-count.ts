import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { messageReads } from '@/features/site-messages/reads';
import { selectAccess } from '@/session/access';
import { platformApi } from '@/shared/api/platform-api';
import { usePortalDispatch, usePortalSelector } from '../store';

/** Milliseconds between two looks for messages while the page is in view, and at most while looks fail. */
const [lookEvery, lookAtLeastEvery] = [30_000, 600_000];

/** Milliseconds until the next look after so many failures in a row: each doubles the wait. */
export function nextLook(failures: number): number {
  return Math.min(lookEvery * 2 ** failures, lookAtLeastEvery);
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
  const { currentData, refetch } = messageReads.endpoints.messageUnreadCount.useQuery({}, { skip });
  const failures = useRef(0);
  useEffect(() => {
    if (skip) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const look = async () => {
      if (document.visibilityState === 'visible') {
        const { isError } = await refetch();
        failures.current = isError ? failures.current + 1 : 0;
      }
      clearTimeout(timer);
      if (!stopped) timer = setTimeout(() => void look(), nextLook(failures.current));
    };
    const lookAfresh = () => {
      failures.current = 0;
      void look();
    };
    void look();
    document.addEventListener('visibilitychange', lookAfresh);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookAfresh);
    };
  }, [pathname, refetch, skip]);
  useNews(currentData?.count);
  return currentData?.count ?? 0;
}

/** A new message tells of something that changed on the platform: what it can be about is asked for anew. */
function useNews(count: number | undefined): void {
  const dispatch = usePortalDispatch();
  const before = useRef(count);
  useEffect(() => {
    if (before.current !== undefined && count !== undefined && count > before.current)
      dispatch(platformApi.util.invalidateTags(['enrolment', 'message']));
    before.current = count;
  }, [count, dispatch]);
}
