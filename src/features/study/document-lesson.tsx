import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMediaUrl } from '@/shared/config/config-context';
import { QueryView } from '@/shared/ui/query/query-view';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/page-state';
import styles from './document-lesson.module.css';
import { messages } from './messages';
import { PdfReader } from './pdf/pdf-reader';
import { useLessonMedia, type Media } from './use-lesson-media';

interface Props {
  lessonId: string;
  title: string;
  done: boolean;
  /** Seconds it is to be open before it counts as read. */
  readSeconds: number;
  onRead: () => void;
}

/** A lesson to read: its document inside the page, its file for a window of its own, and the word that it was read. */
export function DocumentLesson(props: Props) {
  const asked = useLessonMedia(props.lessonId);
  const waiting = <Skeleton bars={4} title={messages.opening} />;
  return (
    <QueryView query={asked} loading={waiting}>
      {(media) => <Document {...props} media={media} renew={asked.refetch} />}
    </QueryView>
  );
}

function Document({
  media,
  renew,
  title,
  done,
  readSeconds,
  onRead,
}: Props & { media: Media; renew: () => Promise<boolean> }) {
  const urlOf = useMediaUrl();
  const left = useSecondsLeft(done ? 0 : readSeconds);
  const [told, setTold] = useState(false);
  const file = media.sources[0];
  return (
    <div className={styles.lesson}>
      {file && <PdfReader url={urlOf(file.url)} asked={media} {...{ title, renew }} />}
      <div className={styles.document}>
        {!done && (
          <p>
            <FormattedMessage {...messages.readHint} values={{ seconds: readSeconds }} />
          </p>
        )}
        <div className={styles.actions}>
          {file && (
            <a className={styles.open} href={urlOf(file.url)} target="_blank" rel="noopener noreferrer">
              <FormattedMessage {...messages.openFile} />
            </a>
          )}
          {!done && (
            <Button
              solid={left === 0}
              aria-disabled={left > 0 || told}
              onClick={() => {
                if (left > 0 || told) return;
                setTold(true);
                onRead();
              }}
            >
              {left > 0 ? (
                <FormattedMessage {...messages.readIn} values={{ seconds: left }} />
              ) : (
                <FormattedMessage {...(told ? messages.readTold : messages.markRead)} />
              )}
            </Button>
          )}
        </div>
        <p role="status">{done && <FormattedMessage {...messages.readDone} />}</p>
      </div>
    </div>
  );
}

/** Counts down by the time that passes, whatever a resting page does to its timers. */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 250);
    return () => {
      clearInterval(timer);
    };
  }, [seconds]);
  return seconds === 0 ? 0 : left;
}
