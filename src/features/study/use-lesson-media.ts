import { useEffect, useState } from 'react';
import type { ResponseOf } from '@/contracts/call';
import { lessonMedia } from '@/contracts/study';
import type { ErrorFacts } from '@/shared/api/platform-error';
import { useSend, type Sent } from '@/shared/api/send-call';
import type { Asked } from '@/shared/ui/parts';

export type Media = ResponseOf<typeof lessonMedia>;

/**
 * Opens a lesson: its files' addresses, which are good for a while and kept nowhere.
 * @returns for `Answer`; `refetch` asks for other addresses, and answers whether they came
 */
export function useLessonMedia(lessonId: string): Asked<Media> & { refetch: () => Promise<boolean> } {
  const [send, isFetching] = useSend(lessonMedia);
  const [answer, setAnswer] = useState<{ currentData?: Media; error?: ErrorFacts }>({});
  const take = ({ data, error }: Sent<Media>) => {
    setAnswer((before) => (data ? { currentData: data } : { ...before, error }));
    return data !== undefined;
  };
  // what comes back from behind another page has its files still
  const isOpen = answer.currentData !== undefined;
  useEffect(() => {
    if (isOpen) return undefined;
    let isGone = false;
    void send({ lessonId }).then((sent) => {
      if (!isGone) take(sent);
    });
    return () => {
      isGone = true;
    };
  }, [isOpen, lessonId, send]);
  const refetch = async () => take(await send({ lessonId }));
  return { ...answer, isFetching, refetch };
}
