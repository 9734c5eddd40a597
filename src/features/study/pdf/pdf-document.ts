export interface PageSize {
  width: number;
  height: number;
}

/** A document that is open, until it is closed. */
export interface PdfDocument {
  readonly pages: number;
  /** Of page 1, in points. */
  readonly firstSize: PageSize;
  /**
   * Draws a page, with its text laid over it, in place of what the holder has.
   * @param page from 1
   * @param width in pixels of the page
   * @param signal gives it up; it then rejects
   */
  render: (page: number, holder: HTMLElement, width: number, signal: AbortSignal) => Promise<PageSize>;
  /** Frees what a page was drawn from. */
  release: (page: number) => void;
  /** Ends the thread, and every request. */
  close: () => void;
}

/**
 * Why a document is not shown: pdf.js does not run here, the file wants a password, it is damaged, or it did not come.
 */
export type PdfProblem = 'unable' | 'locked' | 'unreadable' | 'failed';
