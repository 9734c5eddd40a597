import { createContext, use, useCallback, useInsertionEffect, useSyncExternalStore } from 'react';
import { createEmitter } from '../lib/emitter';

/** Registry of pages with unsaved input or a running activity; one per portal. */
export interface UnsavedChanges {
  /**
   * @param isLost false for a running activity, which keeps the page alive but has no input to lose
   * @returns unregisters
   */
  register(page: string, isLost: boolean): () => void;
  hasAny(): boolean;
  has(page: string): boolean;
  /** Ids of the pages. */
  pages(): string[];
  /** True if closing a page, or all pages, loses input and needs a confirmation. */
  wouldLose(page?: string): boolean;
  /** Calls the listener after each change. @returns unsubscribes */
  subscribe(listener: () => void): () => void;
}

/** @param onChange called with true when there is input to lose, and with false when there is none any more */
export function createUnsavedChanges(onChange?: (wouldLose: boolean) => void): UnsavedChanges {
  const changed = createEmitter();
  const entries = new Map<symbol, { page: string; isLost: boolean }>();
  const pages = () => [...new Set([...entries.values()].map(({ page }) => page))];
  const wouldLose = (page?: string) =>
    [...entries.values()].some((entry) => entry.isLost && (page === undefined || entry.page === page));
  /** Changes the entries. */
  const change = (edit: () => void) => {
    const before = wouldLose();
    edit();
    if (wouldLose() !== before) onChange?.(!before);
    changed.emit();
  };
  return {
    register(page, isLost) {
      const key = Symbol();
      change(() => entries.set(key, { page, isLost }));
      return () => {
        change(() => entries.delete(key));
      };
    },
    hasAny: () => entries.size > 0,
    has: (page) => pages().includes(page),
    pages,
    wouldLose,
    subscribe: changed.subscribe,
  };
}

export const UnsavedChangesContext = createContext<UnsavedChanges | null>(null);

/** Id of the cached page around a component; empty on pages that are not cached. */
export const PageIdContext = createContext('');

/**
 * Registers the page's unsaved input: the page outlives a session that ends meanwhile (R10.38), and the browser asks
 * before it unloads the page.
 * @param isUnderWay a running activity, such as a quiz: the page is kept as well, but leaving it needs no confirmation
 */
export function useUnsavedChanges(isUnsaved: boolean, isUnderWay = false): void {
  const unsaved = use(UnsavedChangesContext);
  const page = use(PageIdContext);
  // Insertion effects survive <Activity> hiding, as the input of a hidden page does.
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

/** True while any page of the portal has unsaved input or a running activity. */
export function useHasUnsaved(): boolean {
  const unsaved = use(UnsavedChangesContext);
  const subscribe = useCallback(
    (listener: () => void) =>
      unsaved?.subscribe(() => {
        // pages register in insertion effects, in which React forbids updates
        queueMicrotask(listener);
      }) ?? (() => undefined),
    [unsaved],
  );
  return useSyncExternalStore(subscribe, () => unsaved?.hasAny() === true);
}
