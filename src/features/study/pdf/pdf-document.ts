export interface PageSize {
  width: number;
  height: number;
}

/** A page as it was rendered. */
export interface RenderedPage extends PageSize {
  /** `blank`: nothing is on it; `incomplete`: a part could not be read; `garbled`: letters are other ones. */
  defect?: 'blank' | 'incomplete' | 'garbled' | undefined;
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
   * @returns the page's size, in points, and whether all of it is there
   */
  render: (page: number, container: HTMLElement, width: number, signal: AbortSignal) => Promise<RenderedPage>;
  /** Frees the memory that rendering a page took. */
  release: (page: number) => void;
  /** Ends the worker and every request. */
  close: () => void;
}

/**
 * Why a document is not shown: pdf.js does not run in this browser, or the file has a password, is damaged, is a form
 * that only other programs show (XFA), is a cover of other files, is not on the server, or did not load.
 */
export type PdfProblem = 'unable' | 'locked' | 'unreadable' | 'form' | 'portfolio' | 'missing' | 'failed';

/** Empties an element and frees the memory of its canvases at once; otherwise Safari frees it late. */
export function releaseCanvases(container: HTMLElement): void {
  for (const canvas of container.querySelectorAll('canvas')) canvas.width = canvas.height = 0;
  container.replaceChildren();
}
