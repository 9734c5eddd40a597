import { useEffect, useState } from 'react';
import type { ResponseOf } from '@/contracts/call';
import { lessonMedia } from '@/contracts/study';
import { useOwnerSessionId } from '@/session/identity';
import type { ApiErrorData } from '@/shared/api/api-error';
import { useApiCall, type CallResult } from '@/shared/api/call-api';
import type { QueryState } from '@/shared/ui/query/page-errors';

export type Media = ResponseOf<typeof lessonMedia>;

interface MediaState {
  currentData?: Media;
  error?: ApiErrorData | undefined;
  /** The session that the addresses were asked for in. */
  session?: string;
}

/**
 * Opens a lesson: its files' addresses, which are good for a while and kept nowhere. They end with the session, and
 * are asked for anew when the same person has signed in again.
 * @returns for `Answer`; `refetch` asks for other addresses, and answers whether they came
 */
export function useLessonMedia(lessonId: string): QueryState<Media> & { refetch: () => Promise<boolean> } {
  const [send, isFetching] = useApiCall(lessonMedia);
  const [answer, setAnswer] = useState<MediaState>({});
  const session = useOwnerSessionId();
  // what comes back from behind another page has its files still
  const isOfAnother = Boolean(session && answer.session) && session !== answer.session;
  const isOpen = answer.currentData !== undefined && !isOfAnother;
  useEffect(() => {
    if (isOpen) return undefined;
    let isGone = false;
    void send({ lessonId }).then((sent) => {
      if (!isGone) setAnswer(withAnswer(sent, session));
    });
    return () => {
      isGone = true;
    };
  }, [isOpen, lessonId, send, session]);
  const refetch = async () => {
    const sent = await send({ lessonId });
    setAnswer(withAnswer(sent, session));
    return sent.data !== undefined;
  };
  return { ...answer, isFetching, refetch };
}

const withAnswer =
  ({ data, error }: CallResult<Media>, session: string) =>
  (before: MediaState): MediaState =>
    data ? { currentData: data, session } : { ...before, error };
