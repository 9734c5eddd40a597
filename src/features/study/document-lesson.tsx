import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMediaUrl } from '@/shared/config/config-context';
import { QueryView } from '@/shared/ui/query/query-view';
import { useAutoRetry } from '@/shared/ui/query/use-auto-retry';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/page-state';
import styles from './document-lesson.module.css';
import { messages } from './messages';
import type { PdfProblem } from './pdf/pdf-document';
import type { PageResult } from './pdf/pdf-page';
import { PdfReader } from './pdf/pdf-reader';
import { useContentReport } from './use-content-report';
import { useLessonMedia, type Media, type Renew } from './use-lesson-media';

interface Props {
  lessonId: string;
  title: string;
  done: boolean;
  /** Seconds that the lesson has to be open before it can be marked as read; 0: none. */
  readSeconds: number;
  onRead: () => void;
}

/** A document lesson: the document inside the page, a link to the file, and a button that marks it as read. */
export function DocumentLesson(props: Props) {
  const media = useLessonMedia(props.lessonId);
  return (
    <QueryView query={useAutoRetry(media)} loading={<Skeleton bars={4} title={messages.opening} />}>
      {(data) => <Document {...props} media={data} renew={media.refetch} />}
    </QueryView>
  );
}

function Document({
  lessonId,
  media,
  renew,
  title,
  done,
  readSeconds,
  onRead,
}: Props & { media: Media; renew: Renew }) {
  const urlOf = useMediaUrl();
  const left = useReadCountdown(done ? 0 : Math.max(0, readSeconds));
  const [isMarked, setMarked] = useState(false);
  const file = media.sources[0];
  const { isShown, ...reader } = useShownDocument(lessonId, file?.url ?? '');
  const [isFileOpened, setFileOpened] = useState(false);
  // what was not shown here can only have been read in the file
  const isReadable = isShown || isFileOpened;
  const canMark = left === 0 && isReadable && !isMarked;
  return (
    <div className={styles.lesson}>
      {file && <PdfReader url={urlOf(file.url)} version={media} title={title} renew={renew} {...reader} />}
      <div className={styles.document}>
        {!done && (
          <p>
            <FormattedMessage
              {...(readSeconds > 0 ? messages.readHint : messages.readHintAtOnce)}
              values={{ seconds: readSeconds }}
            />
          </p>
        )}
        <div className={styles.actions}>
          {file && (
            <a
              className={styles.open}
              href={urlOf(file.url)}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => {
                setFileOpened(true);
              }}
            >
              <FormattedMessage {...messages.openFile} />
            </a>
          )}
          {!done && (
            <Button
              solid={left === 0 && isReadable}
              aria-disabled={!canMark}
              onClick={() => {
                if (!canMark) return;
                setMarked(true);
                onRead();
              }}
            >
              {left > 0 ? (
                <FormattedMessage {...messages.readIn} values={{ seconds: left }} />
              ) : (
                <FormattedMessage
                  {...messages[isMarked ? 'markingRead' : isReadable ? 'markRead' : 'openFileFirst']}
                />
              )}
            </Button>
          )}
        </div>
        <p role="status">{done && <FormattedMessage {...messages.alreadyRead} />}</p>
      </div>
    </div>
  );
}

/**
 * Whether all pages of a document that were rendered are there, at least one of them with something on it. A page counts
 * as it was rendered last: one that failed may be rendered later. What this browser cannot show is reported to the
 * operators.
 * @returns `isShown` and the handlers of the reader
 */
function useShownDocument(lessonId: string, url: string) {
  const report = useContentReport(lessonId);
  const [pages, setPages] = useState<Readonly<Record<number, PageResult>>>({});
  const results = Object.values(pages);
  const path = url.replace(/\?.*/, '');
  return {
    isShown: results.includes('shown') && results.every((result) => result === 'shown' || result === 'blank'),
    onProblem(problem: PdfProblem) {
      setPages({});
      if (problem !== 'failed' && problem !== 'unable') report(`document ${path}: ${problem}`);
    },
    onRendered(result: PageResult, page: number) {
      setPages((before) => (before[page] === result ? before : { ...before, [page]: result }));
      if (result === 'incomplete' || result === 'garbled') report(`document ${path}: page ${page} ${result}`);
    },
  };
}

/**
 * Seconds until a lesson has been open for `seconds`. Time while the page is hidden counts, as on the platform. Counts
 * by the clock: a browser slows the timers of a hidden page.
 */
function useReadCountdown(seconds: number): number {
  // not in the effect, which runs again when a hidden page becomes visible
  const [openedAt] = useState(() => performance.now());
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const update = () => {
      const now = Math.max(0, Math.ceil(seconds - (performance.now() - openedAt) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    };
    const timer = setInterval(update, 250);
    update();
    return () => {
      clearInterval(timer);
    };
  }, [openedAt, seconds]);
  return seconds === 0 ? 0 : left;
}
