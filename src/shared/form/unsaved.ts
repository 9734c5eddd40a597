import { createContext, use, useEffect } from 'react';

/** Knows whether anything on the page is not saved yet; one a portal. */
export interface Unsaved {
  /** @returns takes the mark away again */
  mark(): () => void;
  any(): boolean;
  /** @returns stops telling */
  subscribe(listener: () => void): () => void;
}

export function createUnsaved(): Unsaved {
  const marks = new Set<symbol>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    mark() {
      const mark = Symbol();
      marks.add(mark);
      tell();
      return () => {
        marks.delete(mark);
        tell();
      };
    },
    any: () => marks.size > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const UnsavedContext = createContext<Unsaved | null>(null);

/**
 * Says that the page has input that is not saved: a session that ends meanwhile leaves the page as it is (R10.38),
 * and both the portal and the browser ask before it is left.
 */
export function useUnsaved(isUnsaved: boolean): void {
  const unsaved = use(UnsavedContext);
  useEffect(() => {
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
