import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { StudyFlags } from '@/contracts/study-flags';
import type { ProgressSync } from '@/features/progress/progress-sync';
import { QuizLesson } from '@/features/quiz/quiz-lesson';
import { DocumentLesson } from '@/features/study/document-lesson';
import type { StudyLesson } from '@/features/study/api';
import { StudyRules } from '@/features/study/study-rules';
import { VideoLesson } from '@/features/study/video/video-lesson';
import { contentLanguage } from '@/shared/intl/languages';
import { mergeRanges } from '@/contracts/ranges';
import { Skeleton, UnavailableNote } from '@/shared/ui/page-state';
import { messages } from './messages';
import styles from './study-page.module.css';
import { useWatermark } from './use-watermark';

interface Props {
  lesson: StudyLesson;
  /** What is known of it by now. */
  latest: (lesson: StudyLesson) => StudyLesson;
  flags: StudyFlags;
  sync: ProgressSync;
  /** What stands below a lesson whose progress is reported. */
  footer: ReactNode;
  /** The way on from it. */
  nextLink: ReactNode;
  /** Whom to ask who cannot go on. */
  help: ReactNode;
  onChanged: () => void;
}

/** One lesson: a video, a document or a quiz. */
export function Lesson(props: Props) {
  const { lesson, onChanged, nextLink, help } = props;
  return (
    <section className={styles.lesson} aria-labelledby="study-lesson">
      <h2 id="study-lesson" lang={contentLanguage}>
        {lesson.title}
      </h2>
      {lesson.kind === 'quiz' ? (
        <QuizLesson lessonId={lesson.id} {...{ onChanged, nextLink, help }} />
      ) : lesson.hasMedia ? (
        <TrackedLesson {...props} />
      ) : (
        <UnavailableNote>
          <FormattedMessage {...messages.noMedia} />
        </UnavailableNote>
      )}
    </section>
  );
}

/** A lesson whose progress is reported, once it is known what this computer still has of it. */
function TrackedLesson({ lesson, latest, flags, sync, footer }: Props) {
  const start = useStartPosition({ lesson, latest, flags, sync });
  const watermark = useWatermark(flags.watermark && lesson.kind === 'video');
  const { id: lessonId, title, done, readSeconds } = lesson;
  const flush = () => {
    void sync.flush();
  };
  if (!start) return <Skeleton bars={8} title={messages.loading} />;
  return (
    <>
      {lesson.kind === 'video' ? (
        <VideoLesson
          {...{ lessonId, title, flags, watermark, ...start }}
          onProgress={(watched) => {
            void sync.record(lessonId, watched);
          }}
          onPause={flush}
          onUnload={sync.onUnload}
        />
      ) : (
        <DocumentLesson
          {...{ lessonId, title, done, readSeconds }}
          onRead={() => {
            void sync.record(lessonId, { ranges: [], position: 0, read: true }).then(flush);
          }}
        />
      )}
      {footer}
      {lesson.kind === 'video' && (
        <details className={styles.rules}>
          <summary>
            <FormattedMessage {...messages.rules} />
          </summary>
          <StudyRules flags={flags} />
        </details>
      )}
    </>
  );
}

/** Seconds before the end from which one begins anew. */
const restartMargin = 3;

/**
 * Where to begin, by what the platform has and what this computer has not brought there yet. Once it is known it stays:
 * a lesson that comes back from behind another page goes on by itself.
 */
function useStartPosition({
  lesson,
  latest,
  flags,
  sync,
}: Pick<Props, 'lesson' | 'latest' | 'flags' | 'sync'>) {
  const [mayJump] = useState(lesson.done || flags.forwardSeek);
  const [start, setStart] = useState<StartPosition | null>(null);
  const isKnown = start !== null;
  const know = useEffectEvent(() => {
    sync.markStored(lesson.id, lesson.ranges);
  });
  // of what is known by then: what this computer had may just have been stored there
  const begin = useEffectEvent((kept: Awaited<ReturnType<ProgressSync['pendingFor']>>) => {
    const { ranges, position, seconds } = latest(lesson);
    const place = kept?.position ?? position;
    const startAt = place < seconds - restartMargin ? place : 0;
    setStart({ startAt, watched: mergeRanges(ranges, kept?.ranges ?? []), canSeekAhead: mayJump });
  });
  useEffect(() => {
    if (isKnown) return undefined;
    let isGone = false;
    know();
    void sync.pendingFor(lesson.id).then((kept) => {
      if (!isGone) begin(kept);
    });
    return () => {
      isGone = true;
    };
  }, [isKnown, lesson.id, sync]);
  return start;
}

interface StartPosition {
  startAt: number;
  watched: ReturnType<typeof mergeRanges>;
  canSeekAhead: boolean;
}
