import type { StudyFlags } from '@/contracts/study-flags';
import type { Range } from '@/shared/lib/ranges';
import { Answer } from '@/shared/ui/answer';
import { Loading } from '@/shared/ui/page-state';
import { messages } from '../messages';
import { useLessonMedia } from '../use-lesson-media';
import { Player } from './player';
import type { Watched } from './watch-video';

export interface VideoLessonProps {
  lessonId: string;
  title: string;
  flags: StudyFlags;
  /** Seconds from the begin. */
  startAt: number;
  watched: readonly Range[];
  /** False: nobody jumps beyond what was watched. */
  mayJump: boolean;
  /** `null` where there is none. */
  watermark: string | null;
  onProgress: (watched: Watched) => void;
  onRest: () => void;
  /** Has `tell` called right before the page goes; @returns stops it */
  beforeLeave: (tell: () => void) => () => void;
}

/** A lesson that is a video, from where one was. */
export function VideoLesson(props: VideoLessonProps) {
  const asked = useLessonMedia(props.lessonId);
  const waiting = <Loading bars={8} title={messages.opening} />;
  return (
    <Answer asked={asked} waiting={waiting}>
      {(media) => <Player {...props} media={media} renew={asked.refetch} />}
    </Answer>
  );
}
