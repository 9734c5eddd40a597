import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { StudyFlags } from '@/contracts/study-flags';
import type { ProgressSync } from '@/features/progress/sync-types';
import { QuizLesson } from '@/features/quiz/quiz-lesson';
import { DocumentLesson } from '@/features/study/document-lesson';
import type { StudiedLesson } from '@/features/study/reads';
import { Rules } from '@/features/study/rules';
import { VideoLesson } from '@/features/study/video/video-lesson';
import { contentLanguage } from '@/shared/intl/languages';
import { unite } from '@/shared/lib/ranges';
import { Loading, Missing } from '@/shared/ui/page-state';
import { messages } from './messages';
import styles from './study-page.module.css';
import { useWatermark } from './use-watermark';

interface Props {
  lesson: StudiedLesson;
  /** What is known of it by now. */
  latest: (lesson: StudiedLesson) => StudiedLesson;
  flags: StudyFlags;
  sync: ProgressSync;
  /** What stands below a lesson whose progress is reported. */
  under: ReactNode;
  /** The way on from it. */
  way: ReactNode;
  /** Whom to ask who cannot go on. */
  help: ReactNode;
  onChanged: () => void;
}

/** One lesson: a video, a document or a quiz. */
export function Lesson(props: Props) {
  const { lesson, onChanged, way, help } = props;
  return (
    <section className={styles.lesson} aria-labelledby="study-lesson">
      <h2 id="study-lesson" lang={contentLanguage}>
        {lesson.title}
      </h2>
      {lesson.kind === 'quiz' ? (
        <QuizLesson lessonId={lesson.id} {...{ onChanged, way, help }} />
      ) : lesson.hasMedia ? (
        <Reported {...props} />
      ) : (
        <Missing>
          <FormattedMessage {...messages.noMedia} />
        </Missing>
      )}
    </section>
  );
}

/** A lesson whose progress is reported, once it is known what this computer still has of it. */
function Reported({ lesson, latest, flags, sync, under }: Props) {
  const start = useStart({ lesson, latest, flags, sync });
  const watermark = useWatermark(flags.watermark && lesson.kind === 'video');
  const { id: lessonId, title, done, readSeconds } = lesson;
  const flush = () => {
    void sync.flush();
  };
  if (!start) return <Loading bars={8} title={messages.loading} />;
  return (
    <>
      {lesson.kind === 'video' ? (
        <VideoLesson
          {...{ lessonId, title, flags, watermark, ...start }}
          onProgress={(watched) => {
            void sync.note(lessonId, watched);
          }}
          onRest={flush}
          beforeLeave={sync.beforeLeave}
        />
      ) : (
        <DocumentLesson
          {...{ lessonId, title, done, readSeconds }}
          onRead={() => {
            void sync.note(lessonId, { ranges: [], position: 0, read: true }).then(flush);
          }}
        />
      )}
      {under}
      {lesson.kind === 'video' && (
        <details className={styles.rules}>
          <summary>
            <FormattedMessage {...messages.rules} />
          </summary>
          <Rules flags={flags} />
        </details>
      )}
    </>
  );
}

/** Seconds before the end from which one begins anew. */
const nearEnd = 3;

/**
 * Where to begin, by what the platform has and what this computer has not brought there yet. Once it is known it stays:
 * a lesson that comes back from behind another page goes on by itself.
 */
function useStart({ lesson, latest, flags, sync }: Pick<Props, 'lesson' | 'latest' | 'flags' | 'sync'>) {
  const [mayJump] = useState(lesson.done || flags.forwardSeek);
  const [start, setStart] = useState<Start | null>(null);
  const isKnown = start !== null;
  const know = useEffectEvent(() => {
    sync.know(lesson.id, lesson.ranges);
  });
  // of what is known by then: what this computer had may just have been stored there
  const begin = useEffectEvent((kept: Awaited<ReturnType<ProgressSync['entryOf']>>) => {
    const { ranges, position, seconds } = latest(lesson);
    const place = kept?.position ?? position;
    const startAt = place < seconds - nearEnd ? place : 0;
    setStart({ startAt, watched: unite(ranges, kept?.ranges ?? []), mayJump });
  });
  useEffect(() => {
    if (isKnown) return undefined;
    let isGone = false;
    know();
    void sync.entryOf(lesson.id).then((kept) => {
      if (!isGone) begin(kept);
    });
    return () => {
      isGone = true;
    };
  }, [isKnown, lesson.id, sync]);
  return start;
}

interface Start {
  startAt: number;
  watched: ReturnType<typeof unite>;
  mayJump: boolean;
}
