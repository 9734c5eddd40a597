import { useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import { PdfToolbar } from './pdf-toolbar';
import { PdfPage } from './pdf-page';
import type { PdfDocument } from './pdf-document';
import styles from './pdf.module.css';
import { useVisiblePages } from './use-visible-pages';
import { useElementWidth } from './use-width';
import { pageAtOffset, type Zoom } from './zoom';

/** Pixels around and between the pages, as in the styles. */
const gap = 12;

/** An open document: its pages one below another, as wide as there is room. */
export function PdfView({ pdf, title }: { pdf: PdfDocument; title: string }) {
  const intl = useIntl();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState<Zoom>(1);
  const near = useVisiblePages(scroller, pdf.pages);
  const room = useElementWidth(scroller);
  const width = room === 0 ? 0 : Math.floor((room - 2 * gap) * zoom);

  const drawnAt = useRef(0);
  useLayoutEffect(() => {
    // what one reads stays where it was
    if (scroller && drawnAt.current > 0) scrollTo(scroller, scroller.scrollTop * (width / drawnAt.current));
    drawnAt.current = width;
  }, [scroller, width]);

  /** Where the last press went: the last pages may not come to the top, and yet one is at the page one asked for. */
  const wentTo = useRef(-1);
  const place = () => {
    if (!scroller || scroller.scrollTop === wentTo.current) return;
    wentTo.current = -1;
    const ends = Array.from(scroller.children, (child) =>
      child instanceof HTMLElement ? child.offsetTop + child.offsetHeight : 0,
    );
    setPage(pageAtOffset(ends, scroller.scrollTop, scroller.clientHeight));
  };
  const goTo = (wanted: number) => {
    const target = scroller?.children[wanted - 1];
    if (!scroller || !(target instanceof HTMLElement)) return;
    scrollTo(scroller, target.offsetTop - gap);
    wentTo.current = scroller.scrollTop;
    setPage(wanted);
  };
  return (
    <div className={styles.view}>
      <PdfToolbar {...{ page, pages: pdf.pages, zoom }} onPage={goTo} onZoom={setZoom} />
      {/* focusable, so that the keys of a keyboard scroll it */}
      <div
        className={styles.scroller}
        ref={setScroller}
        role="region"
        aria-label={intl.formatMessage(messages.document, { title })}
        tabIndex={0}
        onScroll={place}
      >
        {Array.from({ length: pdf.pages }, (_, index) => (
          <PdfPage key={index} {...{ pdf, width }} page={index + 1} near={near.has(index + 1)} />
        ))}
      </div>
    </div>
  );
}

function scrollTo(element: HTMLElement, top: number) {
  element.scrollTop = top;
}
