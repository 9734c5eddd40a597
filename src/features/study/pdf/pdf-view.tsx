import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages';
import type { PdfDocument } from './pdf-document';
import { PdfPage, type PageResult } from './pdf-page';
import { PdfToolbar, type Zoom } from './pdf-toolbar';
import styles from './pdf.module.css';

/** Pixels around and between the pages, as in the stylesheet. */
const gap = 12;

/** Where the reader is in a document. */
export interface PdfPosition {
  /** From 1. */
  page: number;
  zoom: Zoom;
}

interface Props {
  pdf: PdfDocument;
  title: string;
  position: PdfPosition;
  onMove: (position: PdfPosition) => void;
  /** Called for each page that is rendered. */
  onRendered: (result: PageResult, page: number) => void;
}

/** An open document: its pages one below another, at the width of the element times the zoom. Opens at `position`. */
export function PdfView({ pdf, title, position, onMove, onRendered }: Props) {
  const intl = useIntl();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const { zoom } = position;
  const page = Math.min(position.page, pdf.pages);
  const setPage = (to: number) => {
    if (to !== page) onMove({ page: to, zoom });
  };
  const visible = useVisiblePages(scroller, pdf.pages);
  const available = useElementWidth(scroller);
  const width = available === 0 ? 0 : Math.floor((available - 2 * gap) * zoom);

  /** Scroll offset after the last jump: the last pages may not reach the top, but the requested one stays current. */
  const jumpedTo = useRef(-1);
  const updatePage = () => {
    if (!scroller || scroller.scrollTop === jumpedTo.current) return;
    jumpedTo.current = -1;
    const ends = Array.from(scroller.children, (child) =>
      child instanceof HTMLElement ? child.offsetTop + child.offsetHeight : 0,
    );
    setPage(pageAtOffset(ends, scroller.scrollTop, scroller.clientHeight));
  };
  const goTo = (wanted: number) => {
    const target = scroller?.children[wanted - 1];
    if (!scroller || !(target instanceof HTMLElement)) return;
    scrollTo(scroller, target.offsetTop - gap);
    jumpedTo.current = scroller.scrollTop;
    setPage(wanted);
  };

  const lastWidth = useRef(0);
  const restorePage = useEffectEvent(() => {
    goTo(page);
  });
  useLayoutEffect(() => {
    // keep the reading position when the pages get another size
    if (scroller && lastWidth.current > 0)
      scrollTo(scroller, scroller.scrollTop * (width / lastWidth.current));
    else if (width > 0) restorePage();
    lastWidth.current = width;
  }, [scroller, width]);
  return (
    <div className={styles.view}>
      <PdfToolbar
        page={page}
        pages={pdf.pages}
        zoom={zoom}
        onPage={goTo}
        onZoom={(to) => {
          onMove({ page, zoom: to });
        }}
      />
      {/* focusable for scrolling by keyboard */}
      <div
        className={styles.scroller}
        ref={setScroller}
        role="region"
        aria-label={intl.formatMessage(messages.pdfRegion, { title })}
        tabIndex={0}
        onScroll={updatePage}
      >
        {Array.from({ length: pdf.pages }, (_, index) => (
          <PdfPage
            key={index}
            pdf={pdf}
            width={width}
            page={index + 1}
            visible={visible.has(index + 1)}
            onRendered={(result) => {
              onRendered(result, index + 1);
            }}
          />
        ))}
      </div>
    </div>
  );
}

function scrollTo(element: HTMLElement, top: number) {
  element.scrollTop = top;
}

/**
 * The current page, from 1: the one at a third of the view, and at the very end the last one.
 * @param ends where each page ends, in pixels
 */
export function pageAtOffset(ends: readonly number[], top: number, height: number): number {
  const last = Math.max(1, ends.length);
  if (top > 0 && top + height >= (ends[last - 1] ?? 0)) return last;
  const index = ends.findIndex((end) => end > top + height / 3);
  return index < 0 ? last : index + 1;
}

/** Numbers, from 1, of the children that are in view or one view away. */
function useVisiblePages(scroller: HTMLElement | null, count: number): ReadonlySet<number> {
  const [visible, setVisible] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    if (!scroller) return undefined;
    const pageOf = new Map<Element, number>();
    const observer = new IntersectionObserver(
      (entries) => {
        setVisible((before) => {
          const next = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const page = pageOf.get(target) ?? 0;
            if (isIntersecting) next.add(page);
            else next.delete(page);
          }
          return next;
        });
      },
      { root: scroller, rootMargin: '100% 0px' },
    );
    for (const [index, child] of [...scroller.children].slice(0, count).entries()) {
      pageOf.set(child, index + 1);
      observer.observe(child);
    }
    return () => {
      observer.disconnect();
      setVisible(new Set());
    };
  }, [scroller, count]);
  return visible;
}

/** Inner width of an element without its scroll bar, in pixels; 0 before it is measured. */
function useElementWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setWidth(element.clientWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return width;
}
