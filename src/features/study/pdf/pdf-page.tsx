import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { contentLanguage } from '@/shared/intl/languages';
import { releaseCanvases } from './free-canvases';
import { messages } from './messages';
import type { PdfDocument, PageSize } from './pdf-document';
import styles from './pdf.module.css';

interface Props {
  pdf: PdfDocument;
  page: number;
  /** Pixels. */
  width: number;
  /** It is drawn only while it is near the view. */
  near: boolean;
}

/** The place of a page: as high as the page, or as the first one until its own is known. */
export function PdfPage({ pdf, page, width, near }: Props) {
  const intl = useIntl();
  const [{ width: wide, height: high }, setSize] = useState(pdf.firstSize);
  return (
    <div
      className={styles.page}
      role="group"
      aria-label={intl.formatMessage(messages.page, { page })}
      style={{ width, height: Math.round((width * high) / wide) }}
    >
      {near && width > 0 && <Sheet {...{ pdf, page, width }} onSize={setSize} />}
    </div>
  );
}

function Sheet({ pdf, page, width, onSize }: Omit<Props, 'near'> & { onSize: (size: PageSize) => void }) {
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const left = new AbortController();
    pdf.render(page, place.current, width, left.signal).then(
      (size) => {
        if (left.signal.aborted) return;
        setFailed(false);
        onSize(size);
      },
      () => {
        if (!left.signal.aborted) setFailed(true);
      },
    );
    return () => {
      left.abort();
    };
  }, [pdf, page, width, onSize]);
  useEffect(() => {
    const holder = place.current;
    return () => {
      if (holder) releaseCanvases(holder);
      pdf.release(page);
    };
  }, [pdf, page]);
  return (
    <>
      <div className={styles.sheet} lang={contentLanguage} ref={place} />
      {failed && (
        <p className={styles.note}>
          <FormattedMessage {...messages.pageFailed} />
        </p>
      )}
    </>
  );
}
