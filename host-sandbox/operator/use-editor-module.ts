import { useEffect, useState } from 'react';
import type * as Editor from './editor';

export type EditorModule = typeof Editor;

/** Loads the visual editor. @returns `null` when it cannot be loaded */
export const loadEditor = (): Promise<EditorModule | null> => import('./editor').catch(() => null);

/** The visual editor, which is loaded when an article is opened. */
export function useEditorModule() {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ module: EditorModule | null; failed: boolean }>({
    module: null,
    failed: false,
  });
  useEffect(() => {
    let active = true;
    const set = (next: typeof loaded) => {
      if (active) setLoaded(next);
    };
    void loadEditor().then((module) => set({ module, failed: module === null }));
    return () => {
      active = false;
    };
  }, [attempt]);
  return { ...loaded, retry: () => setAttempt(attempt + 1) };
}
