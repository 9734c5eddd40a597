import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/page-state';
import { messages } from '../messages';
import type { Renew } from '../use-lesson-media';
import { openPdf } from './open-pdf';
import type { PdfDocument, PdfProblem } from './pdf-document';
import type { PageResult } from './pdf-page';
import { PdfView, type PdfPosition } from './pdf-view';
import styles from './pdf.module.css';

interface Props {
  url: string;
  title: string;
  /** A change opens the document again, even at the same URL: a renewed one may be equal within a second. */
  version: object;
  renew: Renew;
  /** Called when the document cannot be opened. */
  onProblem: (problem: PdfProblem) => void;
  /** Called for each page that is rendered. */
  onRendered: (result: PageResult, page: number) => void;
}

const problemMessages = {
  locked: messages.pdfLocked,
  unreadable: messages.pdfUnreadable,
  form: messages.pdfForm,
  portfolio: messages.pdfPortfolio,
  missing: messages.pdfMissing,
  failed: messages.pdfFailed,
};

const final: readonly PdfProblem[] = ['locked', 'form', 'portfolio'];

/** A document inside the page, or why it is not shown. The caller also offers the file. */
export function PdfReader({ url, title, version, renew, onProblem, onRendered }: Props) {
  const { pdf, retry } = usePdfDocument(url, version, renew);
  const problem = typeof pdf === 'string' ? pdf : null;
  const reportProblem = useEffectEvent(onProblem);
  useEffect(() => {
    if (problem) reportProblem(problem);
  }, [problem]);
  // Above the view, which unmounts while the page is hidden or gets a new URL.
  const [position, setPosition] = useState<PdfPosition>({ page: 1, zoom: 1 });
  if (pdf === null) return <Skeleton bars={8} title={messages.pdfOpening} />;
  if (pdf === 'unable')
    return (
      <p>
        <FormattedMessage {...messages.pdfUnable} />
      </p>
    );
  if (typeof pdf === 'object')
    return (
      <PdfView pdf={pdf} title={title} position={position} onMove={setPosition} onRendered={onRendered} />
    );
  return (
    <div className={styles.failed} role="alert">
      <p>
        <FormattedMessage {...problemMessages[pdf]} />
      </p>
      {/* a retry does not remove a password or change a form */}
      {!final.includes(pdf) && (
        <Button onClick={() => void retry()}>
          <FormattedMessage {...messages.retry} />
        </Button>
      )}
    </div>
  );
}

/**
 * Opens the document at a URL and closes it on unmount. When it fails, the URL may have expired: a new one is requested
 * once before the failure is shown.
 * @returns `pdf` is `null` while it opens
 */
function usePdfDocument(url: string, version: object, renew: Renew) {
  const [pdf, setPdf] = useState<PdfDocument | PdfProblem | null>(null);
  const isRenewed = useRef(false);

  const accept = useEffectEvent(async (result: PdfDocument | PdfProblem) => {
    if ((result === 'failed' || result === 'missing') && !isRenewed.current) {
      isRenewed.current = true;
      if (await renew(true)) return;
    }
    if (typeof result === 'object') isRenewed.current = false;
    setPdf(result);
  });

  useEffect(() => {
    const closing = new AbortController();
    let close = () => undefined as void;
    void openPdf(url, closing.signal).then((result) => {
      if (typeof result === 'object') close = result.close;
      if (closing.signal.aborted) close();
      else void accept(result);
    });
    return () => {
      closing.abort();
      close();
      setPdf(null);
    };
  }, [url, version]);

  return {
    pdf,
    async retry() {
      isRenewed.current = true;
      setPdf(null);
      if (!(await renew())) setPdf('failed');
    },
  };
}
