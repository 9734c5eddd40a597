import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/page-state';
import { messages } from '../messages';
import { openPdf, type PdfDocument, type PdfProblem } from './pdf-document';
import { PdfView, type PdfPosition } from './pdf-view';
import styles from './pdf.module.css';

interface Props {
  url: string;
  title: string;
  /** A change opens the document again, even at the same URL: a renewed one may be equal within a second. */
  version: object;
  /** Requests a new URL. @returns whether there is one */
  renew: () => Promise<boolean>;
}

const problemMessages = {
  locked: messages.pdfLocked,
  unreadable: messages.pdfUnreadable,
  failed: messages.pdfFailed,
};

/** A document inside the page. Renders nothing where pdf.js does not run: the caller also offers the file. */
export function PdfReader({ url, title, version, renew }: Props) {
  const { pdf, retry } = usePdfDocument(url, version, renew);
  // above the view, which unmounts while the page is hidden or gets a new URL
  const [position, setPosition] = useState<PdfPosition>({ page: 1, zoom: 1 });
  if (pdf === null) return <Skeleton bars={8} title={messages.pdfOpening} />;
  if (pdf === 'unable') return null;
  if (typeof pdf === 'object')
    return <PdfView pdf={pdf} title={title} position={position} onMove={setPosition} />;
  return (
    <div className={styles.failed} role="alert">
      <p>
        <FormattedMessage {...problemMessages[pdf]} />
      </p>
      {/* a retry does not remove a password */}
      {pdf !== 'locked' && (
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
function usePdfDocument(url: string, version: object, renew: () => Promise<boolean>) {
  const [pdf, setPdf] = useState<PdfDocument | PdfProblem | null>(null);
  const isRenewed = useRef(false);

  const accept = useEffectEvent(async (result: PdfDocument | PdfProblem) => {
    if (result === 'failed' && !isRenewed.current) {
      isRenewed.current = true;
      if (await renew()) return;
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
