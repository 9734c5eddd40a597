import type { Range } from '@/contracts/ranges';
import type { StudyFlags } from '@/contracts/study-flags';
import { Skeleton } from '@/shared/ui/page-state';
import { QueryView } from '@/shared/ui/query/query-view';
import { useAutoRetry } from '@/shared/ui/query/use-auto-retry';
import { messages } from '../messages';
import { useLessonMedia } from '../use-lesson-media';
import { Player } from './player';
import type { WatchedProgress } from './track-watching';

export interface VideoLessonProps {
  lessonId: string;
  title: string;
  flags: StudyFlags;
  /** Position to start at, in seconds. */
  startAt: number;
  watched: readonly Range[];
  /** False: seeking beyond the watched part is blocked. */
  canSeekAhead: boolean;
  /** `null` for no watermark. */
  watermark: string | null;
  onProgress: (watched: WatchedProgress) => void;
  onPause: () => void;
  /** Registers a callback that runs before the page is unloaded. @returns removes it */
  onUnload: (callback: () => void) => () => void;
  /** Called with the element while it is shown, else with null. */
  onVideo: (video: HTMLVideoElement | null) => void;
}

/** A video lesson, from the position where it was left. */
export function VideoLesson(props: VideoLessonProps) {
  const media = useLessonMedia(props.lessonId);
  return (
    <QueryView query={useAutoRetry(media)} loading={<Skeleton bars={8} title={messages.opening} />}>
      {(data) => <Player {...props} media={data} renew={media.refetch} />}
    </QueryView>
  );
}
