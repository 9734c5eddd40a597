import { createContext, use, useInsertionEffect } from 'react';

/** Knows which pages have something that is not saved yet, or is under way; one a portal. */
export interface UnsavedChanges {
  /**
   * @param isLost false where nothing is lost with the page, though it should not be closed without need
   * @returns takes the mark away again
   */
  register(page: string, isLost: boolean): () => void;
  hasAny(): boolean;
  has(page: string): boolean;
  /** Ids of the pages. */
  pages(): string[];
  /** True where something would be lost with a page, or with all of them: reason enough to ask. */
  wouldLose(page?: string): boolean;
}

export function createUnsavedChanges(): UnsavedChanges {
  const entries = new Map<symbol, { page: string; isLost: boolean }>();
  const pages = () => [...new Set([...entries.values()].map(({ page }) => page))];
  return {
    register(page, isLost) {
      const mark = Symbol();
      entries.set(mark, { page, isLost });
      return () => {
        entries.delete(mark);
      };
    },
    hasAny: () => entries.size > 0,
    has: (page) => pages().includes(page),
    pages,
    wouldLose: (page) =>
      [...entries.values()].some((mark) => mark.isLost && (page === undefined || mark.page === page)),
  };
}

export const UnsavedChangesContext = createContext<UnsavedChanges | null>(null);

/** Id of the page that one is in; empty on pages that are not kept. */
export const PageIdContext = createContext('');

/**
 * Says that the page has input that is not saved: a session that ends meanwhile leaves the page as it is (R10.38),
 * and the browser asks before it is lost. The input of a page that is kept behind another is still
 * there; so is this effect, which of all kinds is the one that does not rest meanwhile.
 * @param isUnderWay the page has something that goes on, as a quiz does: it is left as it is just the same, but whoever
 * leaves it loses nothing and is not asked
 */
export function useUnsavedChanges(isUnsaved: boolean, isUnderWay = false): void {
  const unsaved = use(UnsavedChangesContext);
  const page = use(PageIdContext);
  useInsertionEffect(() => {
    if (!isUnsaved && !isUnderWay) return undefined;
    const unregister = unsaved?.register(page, isUnsaved);
    if (!isUnsaved) return unregister;
    const confirmUnload = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', confirmUnload);
    return () => {
      unregister?.();
      window.removeEventListener('beforeunload', confirmUnload);
    };
  }, [unsaved, page, isUnsaved, isUnderWay]);
}
