import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
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
  flags: StudyFlags;
  sync: ProgressSync;
  /** What stands below a lesson whose progress is reported. */
  under: ReactNode;
  onChanged: () => void;
}

/** One lesson: a video, a document or a quiz. */
export function Lesson(props: Props) {
  const { lesson, onChanged } = props;
  return (
    <section className={styles.lesson} aria-labelledby="study-lesson">
      <h2 id="study-lesson" lang={contentLanguage}>
        {lesson.title}
      </h2>
      {lesson.kind === 'quiz' ? (
        <QuizLesson lessonId={lesson.id} onDone={onChanged} />
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
function Reported({ lesson, flags, sync, under }: Props) {
  const intl = useIntl();
  const start = useStart(lesson, sync);
  const watermark = useWatermark(flags.watermark && lesson.kind === 'video');
  const { id: lessonId, title, done, readSeconds } = lesson;
  const flush = () => {
    void sync.flush();
  };
  if (!start) return <Loading bars={8} label={intl.formatMessage(messages.loading)} />;
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

/** Where to begin, by what the platform has and what this computer has not brought there yet. */
function useStart(lesson: StudiedLesson, sync: ProgressSync) {
  const [known] = useState({ lesson, mayJump: lesson.done });
  const [start, setStart] = useState<Start | null>(null);
  useEffect(() => {
    let isGone = false;
    const { id, ranges, position, seconds } = known.lesson;
    sync.know(id, ranges);
    void sync.entryOf(id).then((kept) => {
      const place = kept?.position ?? position;
      const startAt = place < seconds - nearEnd ? place : 0;
      if (!isGone) setStart({ startAt, watched: unite(ranges, kept?.ranges ?? []), mayJump: known.mayJump });
    });
    return () => {
      isGone = true;
    };
  }, [known, sync]);
  return start;
}

interface Start {
  startAt: number;
  watched: ReturnType<typeof unite>;
  mayJump: boolean;
}
