import { createContext, use, useInsertionEffect } from 'react';

/** Knows whether anything on the page is not saved yet; one a portal. */
export interface Unsaved {
  /** @returns takes the mark away again */
  mark(): () => void;
  any(): boolean;
}

export function createUnsaved(): Unsaved {
  const marks = new Set<symbol>();
  return {
    mark() {
      const mark = Symbol();
      marks.add(mark);
      return () => {
        marks.delete(mark);
      };
    },
    any: () => marks.size > 0,
  };
}

export const UnsavedContext = createContext<Unsaved | null>(null);

/**
 * Says that the page has input that is not saved: a session that ends meanwhile leaves the page as it is (R10.38),
 * and the browser asks before it is lost. The input of a page that is kept behind another is still
 * there; so is this effect, which of all kinds is the one that does not rest meanwhile.
 */
export function useUnsaved(isUnsaved: boolean): void {
  const unsaved = use(UnsavedContext);
  useInsertionEffect(() => {
    if (!isUnsaved) return undefined;
    const unmark = unsaved?.mark();
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      unmark?.();
      window.removeEventListener('beforeunload', ask);
    };
  }, [unsaved, isUnsaved]);
}
