import { Skeleton } from '@/shared/ui/page-state';
import { QueryView } from '@/shared/ui/query/query-view';
import { useAutoRetry } from '@/shared/ui/query/use-auto-retry';
import { messages } from '../messages';
import { useLessonMedia } from '../use-lesson-media';
import { Player, type PlayerProps } from './player';

/** A video lesson, from the position where it was left. */
export function VideoLesson(props: Omit<PlayerProps, 'media' | 'renew'>) {
  const media = useLessonMedia(props.lessonId);
  return (
    <QueryView query={useAutoRetry(media)} loading={<Skeleton bars={8} title={messages.opening} />}>
      {(data) => <Player {...props} media={data} renew={media.refetch} />}
    </QueryView>
  );
}
