import { createContext, use, useInsertionEffect } from 'react';

/** Knows which pages have something that is not saved yet, or is under way; one a portal. */
export interface Unsaved {
  /**
   * @param isLost false where nothing is lost with the page, though it should not be closed without need
   * @returns takes the mark away again
   */
  mark(page: string, isLost: boolean): () => void;
  any(): boolean;
  on(page: string): boolean;
  /** Ids of the pages. */
  pages(): string[];
  /** True where something would be lost with a page, or with all of them: reason enough to ask. */
  loses(page?: string): boolean;
}

export function createUnsaved(): Unsaved {
  const marks = new Map<symbol, { page: string; isLost: boolean }>();
  const pages = () => [...new Set([...marks.values()].map(({ page }) => page))];
  return {
    mark(page, isLost) {
      const mark = Symbol();
      marks.set(mark, { page, isLost });
      return () => {
        marks.delete(mark);
      };
    },
    any: () => marks.size > 0,
    on: (page) => pages().includes(page),
    pages,
    loses: (page) =>
      [...marks.values()].some((mark) => mark.isLost && (page === undefined || mark.page === page)),
  };
}

export const UnsavedContext = createContext<Unsaved | null>(null);

/** Id of the page that one is in; empty on pages that are not kept. */
export const PageIdContext = createContext('');

/**
 * Says that the page has input that is not saved: a session that ends meanwhile leaves the page as it is (R10.38),
 * and the browser asks before it is lost. The input of a page that is kept behind another is still
 * there; so is this effect, which of all kinds is the one that does not rest meanwhile.
 * @param isUnderWay the page has something that goes on, as a quiz does: it is left as it is just the same, but whoever
 * leaves it loses nothing and is not asked
 */
export function useUnsaved(isUnsaved: boolean, isUnderWay = false): void {
  const unsaved = use(UnsavedContext);
  const page = use(PageIdContext);
  useInsertionEffect(() => {
    if (!isUnsaved && !isUnderWay) return undefined;
    const unmark = unsaved?.mark(page, isUnsaved);
    if (!isUnsaved) return unmark;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      unmark?.();
      window.removeEventListener('beforeunload', ask);
    };
  }, [unsaved, page, isUnsaved, isUnderWay]);
}
