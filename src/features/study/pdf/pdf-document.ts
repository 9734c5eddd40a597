import { defineChunk, loadChunkWithRetry } from '@/shared/chunks/load-chunk';

export interface PageSize {
  width: number;
  height: number;
}

/** An open document. */
export interface PdfDocument {
  /** Number of pages. */
  readonly pages: number;
  /** Size of page 1, in points. */
  readonly firstSize: PageSize;
  /**
   * Renders a page with its text layer and replaces the children of `container`.
   * @param page from 1
   * @param width CSS pixels
   * @param signal cancels the rendering, which then rejects
   * @returns the size of the page, in points
   */
  render: (page: number, container: HTMLElement, width: number, signal: AbortSignal) => Promise<PageSize>;
  /** Frees the memory that rendering a page took. */
  release: (page: number) => void;
  /** Ends the worker and every request. */
  close: () => void;
}

/**
 * Why a document is not shown: pdf.js does not run in this browser, or the file has a password, is damaged, or did not
 * load.
 */
export type PdfProblem = 'unable' | 'locked' | 'unreadable' | 'failed';

const engine = defineChunk(
  () => import('./pdf-engine'),
  (module) => module.openDocument,
);

/** Loads pdf.js with the first document and opens the file at an address. */
export async function openPdf(url: string, signal: AbortSignal): Promise<PdfDocument | PdfProblem> {
  if (!('Worker' in window && 'IntersectionObserver' in window && 'ResizeObserver' in window))
    return 'unable';
  try {
    const openDocument = await loadChunkWithRetry(engine, { signal });
    return await openDocument(url, signal);
  } catch {
    return 'unable';
  }
}

/** Empties an element and frees the memory of its canvases at once; otherwise Safari frees it late. */
export function releaseCanvases(container: HTMLElement): void {
  for (const canvas of container.querySelectorAll('canvas')) canvas.width = canvas.height = 0;
  container.replaceChildren();
}
