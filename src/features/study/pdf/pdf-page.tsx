import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { contentLanguage } from '@/shared/intl/languages';
import { messages } from '../messages';
import { releaseCanvases, type PageSize, type PdfDocument } from './pdf-document';
import styles from './pdf.module.css';

interface Props {
  pdf: PdfDocument;
  page: number;
  /** CSS pixels. */
  width: number;
  /** Only a page that is in or near the view is rendered. */
  visible: boolean;
  /** Called when the page is rendered, or failed to be. */
  onRendered: (result: PageResult) => void;
}

/** `shown`: all of a page that is not empty. */
export type PageResult = 'shown' | 'blank' | 'incomplete' | 'garbled' | 'failed';

/** The box of a page: as high as the page, or as page 1 until the size of this one is known. */
export function PdfPage({ pdf, page, width, visible, onRendered }: Props) {
  const intl = useIntl();
  const [size, setSize] = useState(pdf.firstSize);
  return (
    <div
      className={styles.page}
      role="group"
      aria-label={intl.formatMessage(messages.pdfPage, { page })}
      style={{ width, height: Math.round((width * size.height) / size.width) }}
    >
      {visible && width > 0 && (
        <Sheet pdf={pdf} page={page} width={width} onSize={setSize} onRendered={onRendered} />
      )}
    </div>
  );
}

const notes = {
  blank: messages.pdfPageBlank,
  incomplete: messages.pdfPageIncomplete,
  garbled: messages.pdfPageGarbled,
  failed: messages.pdfPageFailed,
};

function Sheet({
  pdf,
  page,
  width,
  onSize,
  onRendered,
}: Omit<Props, 'visible'> & { onSize: (size: PageSize) => void }) {
  const sheet = useRef<HTMLDivElement>(null);
  const [result, setResult] = useState<PageResult>('shown');
  const finish = useEffectEvent((found: PageResult) => {
    setResult(found);
    onRendered(found);
  });
  useEffect(() => {
    if (!sheet.current) return undefined;
    const rendering = new AbortController();
    const { signal } = rendering;
    pdf.render(page, sheet.current, width, signal).then(
      (size) => {
        if (signal.aborted) return;
        finish(size.defect ?? 'shown');
        onSize(size);
      },
      () => {
        if (!signal.aborted) finish('failed');
      },
    );
    return () => {
      rendering.abort();
    };
  }, [pdf, page, width, onSize]);
  useEffect(() => {
    const container = sheet.current;
    return () => {
      if (container) releaseCanvases(container);
      pdf.release(page);
    };
  }, [pdf, page]);
  return (
    <>
      <div className={styles.sheet} lang={contentLanguage} ref={sheet} />
      {result !== 'shown' && (
        <p className={styles.note} data-result={result}>
          <FormattedMessage {...notes[result]} />
        </p>
      )}
    </>
  );
}
