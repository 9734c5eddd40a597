/** One chapter: paragraphs, and lists of points between them. */
export interface Chapter {
  /** Names the chapter within the page. */
  id: string;
  title: string;
  body: readonly (string | readonly string[])[];
}

/** A text that people agree to, in the language it was written in. */
export interface Agreement {
  id: string;
  title: string;
  /** Since when it holds, for people. */
  effectiveDate: string;
  chapters: readonly Chapter[];
}
