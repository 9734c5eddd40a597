import { useEffect, useEffectEvent, useId, useState, type ReactNode, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { mergeRanges, type Range } from '@/contracts/ranges';
import type { StudyFlags } from '@/contracts/study-flags';
import type { ProgressSync } from '@/features/progress/progress-sync';
import { QuizLesson } from '@/features/quiz/quiz-lesson';
import { studyApi, type StudyLesson } from '@/features/study/api';
import { DocumentLesson } from '@/features/study/document-lesson';
import { StudyRules } from '@/features/study/study-rules';
import { VideoLesson } from '@/features/study/video/video-lesson';
import { usePageUserId } from '@/session/user-id';
import { contentLanguage } from '@/shared/intl/languages';
import { Skeleton, UnavailableNote } from '@/shared/ui/page-state';
import { messages } from './messages';
import styles from './study-page.module.css';

interface Props {
  lesson: StudyLesson;
  heading: Ref<HTMLHeadingElement>;
  /** Reads the lesson from the cache, which may be newer. */
  getLatest: (lesson: StudyLesson) => StudyLesson;
  flags: StudyFlags;
  sync: ProgressSync;
  /** Shown below a video or document. */
  footer: ReactNode;
  /** The link to the next lesson. */
  nextLink: ReactNode;
  /** Contacts for help when the user cannot continue. */
  help: ReactNode;
  onChanged: () => void;
  /** The element of a video lesson while it is shown. */
  onVideo: (video: HTMLVideoElement | null) => void;
}

/** One lesson: a video, a document or a quiz. */
export function Lesson(props: Props) {
  const { lesson, heading, onChanged, nextLink, help } = props;
  const id = useId();
  return (
    <section className={styles.lesson} data-kind={lesson.kind} aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1} lang={contentLanguage}>
        {lesson.title}
      </h2>
      {lesson.kind === 'quiz' ? (
        <QuizLesson lessonId={lesson.id} onChanged={onChanged} nextLink={nextLink} help={help} />
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

/** A video or document, whose progress is uploaded. */
function TrackedLesson({ lesson, getLatest, flags, sync, footer, nextLink, onVideo }: Props) {
  const start = useStartPosition({ lesson, getLatest, flags, sync });
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
          lessonId={lessonId}
          title={title}
          flags={flags}
          watermark={watermark}
          {...start}
          onProgress={(watched) => {
            void sync.record(lessonId, watched);
          }}
          onPause={flush}
          onUnload={sync.onUnload}
          onVideo={onVideo}
        />
      ) : (
        <DocumentLesson
          lessonId={lessonId}
          title={title}
          done={done}
          readSeconds={readSeconds}
          onRead={() => {
            void sync.record(lessonId, { ranges: [], position: 0, read: true }).then(flush);
          }}
        />
      )}
      <p role="status" className={styles.lessonDone}>
        {done && <FormattedMessage {...messages.lessonDone} />}
      </p>
      {nextLink}
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

interface StartPosition {
  /** Seconds from the start. */
  startAt: number;
  watched: readonly Range[];
  canSeekAhead: boolean;
}

/** A video that was left within its last seconds starts from the beginning. */
const restartMargin = 3;

/**
 * The start position, from the progress that the platform has stored and the one that this computer has not uploaded
 * yet. It does not change afterwards: a lesson that becomes visible again continues at its own position.
 */
function useStartPosition({
  lesson,
  getLatest,
  flags,
  sync,
}: Pick<Props, 'lesson' | 'getLatest' | 'flags' | 'sync'>) {
  const [canSeekAhead] = useState(lesson.done || flags.forwardSeek);
  const [start, setStart] = useState<StartPosition | null>(null);
  const isKnown = start !== null;
  const markStored = useEffectEvent(() => {
    sync.markStored(lesson.id, lesson.ranges);
  });
  const computeStart = useEffectEvent((pending: Awaited<ReturnType<ProgressSync['pendingFor']>>) => {
    // the latest state: pending progress may just have been stored
    const { ranges, position, seconds } = getLatest(lesson);
    const last = pending?.position ?? position;
    const startAt = seconds <= 0 || last < seconds - restartMargin ? last : 0;
    setStart({ startAt, watched: mergeRanges(ranges, pending?.ranges ?? []), canSeekAhead });
  });
  useEffect(() => {
    if (isKnown) return undefined;
    let isDisposed = false;
    markStored();
    void sync.pendingFor(lesson.id).then((pending) => {
      if (!isDisposed) computeStart(pending);
    });
    return () => {
      isDisposed = true;
    };
  }, [isKnown, lesson.id, sync]);
  return start;
}

/**
 * The text over the video: name and ID number as masked by the platform, else the phone; the user name while the profile
 * is not loaded. `null` without one.
 */
function useWatermark(isEnabled: boolean): string | null {
  const intl = useIntl();
  const { data } = studyApi.endpoints.studentProfile.useQuery({}, { skip: !isEnabled });
  const userName = usePageUserId();
  if (!isEnabled) return null;
  if (!data) return userName;
  return intl.formatMessage(messages.watermark, { name: data.realName, number: data.idNumber ?? data.phone });
}
