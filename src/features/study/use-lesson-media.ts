import { useEffect, useState } from 'react';
import type { ResponseOf } from '@/contracts/call';
import { lessonMedia } from '@/contracts/study';
import { useOwnSession } from '@/session/person';
import type { ErrorFacts } from '@/shared/api/platform-error';
import { useSend, type Sent } from '@/shared/api/send-call';
import type { Asked } from '@/shared/ui/parts';

export type Media = ResponseOf<typeof lessonMedia>;

interface State {
  currentData?: Media;
  error?: ErrorFacts | undefined;
  /** The session that the addresses were asked for in. */
  session?: string;
}

/**
 * Opens a lesson: its files' addresses, which are good for a while and kept nowhere. They end with the session, and
 * are asked for anew when the same person has signed in again.
 * @returns for `Answer`; `refetch` asks for other addresses, and answers whether they came
 */
export function useLessonMedia(lessonId: string): Asked<Media> & { refetch: () => Promise<boolean> } {
  const [send, isFetching] = useSend(lessonMedia);
  const [answer, setAnswer] = useState<State>({});
  const session = useOwnSession();
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
  ({ data, error }: Sent<Media>, session: string) =>
  (before: State): State =>
    data ? { currentData: data, session } : { ...before, error };
