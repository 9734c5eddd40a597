/** A chapter; a body item is a paragraph, or a list of points. */
export interface Chapter {
  /** Anchor of the chapter within the page. */
  id: string;
  title: string;
  body: readonly (string | readonly string[])[];
}

/** A legal text in its original language. */
export interface Agreement {
  id: string;
  title: string;
  /** The sentence that names the effective date. */
  effectiveDate: string;
  chapters: readonly Chapter[];
}
