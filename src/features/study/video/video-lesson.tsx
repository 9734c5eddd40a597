import type { StudyFlags } from '@/contracts/study-flags';
import type { Range } from '@/contracts/ranges';
import { QueryView } from '@/shared/ui/query/query-view';
import { Skeleton } from '@/shared/ui/page-state';
import { messages } from '../messages';
import { useLessonMedia } from '../use-lesson-media';
import { Player } from './player';
import type { WatchedProgress } from './track-watching';

export interface VideoLessonProps {
  lessonId: string;
  title: string;
  flags: StudyFlags;
  /** Seconds from the begin. */
  startAt: number;
  watched: readonly Range[];
  /** False: nobody jumps beyond what was watched. */
  canSeekAhead: boolean;
  /** `null` where there is none. */
  watermark: string | null;
  onProgress: (watched: WatchedProgress) => void;
  onPause: () => void;
  /** Has `tell` called right before the page goes; @returns stops it */
  onUnload: (tell: () => void) => () => void;
}

/** A lesson that is a video, from where one was. */
export function VideoLesson(props: VideoLessonProps) {
  const asked = useLessonMedia(props.lessonId);
  const waiting = <Skeleton bars={8} title={messages.opening} />;
  return (
    <QueryView query={asked} loading={waiting}>
      {(media) => <Player {...props} media={media} renew={asked.refetch} />}
    </QueryView>
  );
}
