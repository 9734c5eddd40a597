import { createContext, use, useInsertionEffect } from 'react';

/** Knows which pages have something that is not saved yet; one a portal. */
export interface Unsaved {
  /** @returns takes the mark away again */
  mark(page: string): () => void;
  any(): boolean;
  on(page: string): boolean;
  /** Ids of the pages. */
  pages(): string[];
}

export function createUnsaved(): Unsaved {
  const marks = new Map<symbol, string>();
  const pages = () => [...new Set(marks.values())];
  return {
    mark(page) {
      const mark = Symbol();
      marks.set(mark, page);
      return () => {
        marks.delete(mark);
      };
    },
    any: () => marks.size > 0,
    on: (page) => pages().includes(page),
    pages,
  };
}

export const UnsavedContext = createContext<Unsaved | null>(null);

/** Id of the page that one is in; empty on pages that are not kept. */
export const PageIdContext = createContext('');

/**
 * Says that the page has input that is not saved: a session that ends meanwhile leaves the page as it is (R10.38),
 * and the browser asks before it is lost. The input of a page that is kept behind another is still
 * there; so is this effect, which of all kinds is the one that does not rest meanwhile.
 */
export function useUnsaved(isUnsaved: boolean): void {
  const unsaved = use(UnsavedContext);
  const page = use(PageIdContext);
  useInsertionEffect(() => {
    if (!isUnsaved) return undefined;
    const unmark = unsaved?.mark(page);
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      unmark?.();
      window.removeEventListener('beforeunload', ask);
    };
  }, [unsaved, page, isUnsaved]);
}
