import { useCallback, useEffect, useState } from 'react';
import type { ResponseOf } from '@/contracts/call';
import { lessonMedia } from '@/contracts/study';
import { usePageSessionId } from '@/session/user-id';
import type { ApiErrorData } from '@/shared/api/api-error';
import { useApiCall, type CallResult } from '@/shared/api/call-api';
import type { QueryState } from '@/shared/ui/query/page-errors';

export type Media = ResponseOf<typeof lessonMedia>;

/**
 * Requests new URLs.
 * @param isAutomatic not requested by the user: a failure shows no toast
 * @returns whether there are any
 */
export type Renew = (isAutomatic?: boolean) => Promise<boolean>;

interface MediaState {
  currentData?: Media;
  error?: ApiErrorData | undefined;
  /** Id of the session that requested the URLs. */
  session?: string;
}

/**
 * Opens a lesson: the URLs of its files. They expire and are not cached. They also end with the session, so they are
 * requested again when the same person has signed in again.
 * @returns a state for `QueryView`; `refetch` requests new URLs and returns whether it got any
 */
export function useLessonMedia(lessonId: string): QueryState<Media> & { refetch: Renew } {
  const [call, isFetching] = useApiCall(lessonMedia);
  const [state, setState] = useState<MediaState>({});
  const session = usePageSessionId();
  const isOfEarlierSession = Boolean(session && state.session) && session !== state.session;
  // A page that becomes visible again keeps its URLs.
  const isOpen = state.currentData !== undefined && !isOfEarlierSession;
  useEffect(() => {
    if (isOpen) return undefined;
    let isDisposed = false;
    void call({ lessonId }).then((result) => {
      if (!isDisposed) setState(withResult(result, session));
    });
    return () => {
      isDisposed = true;
    };
  }, [isOpen, lessonId, call, session]);
  const refetch = useCallback(
    async (isAutomatic = false) => {
      const result = await call({ lessonId }, undefined, { toast: !isAutomatic });
      setState(withResult(result, session));
      return result.data !== undefined;
    },
    [call, lessonId, session],
  );
  return { ...state, isFetching, refetch };
}

const withResult =
  ({ data, error }: CallResult<Media>, session: string) =>
  (before: MediaState): MediaState =>
    data ? { currentData: data, session } : { ...before, error };
