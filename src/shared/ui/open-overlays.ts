import { createContext, use, useEffect, useEffectEvent } from 'react';
import { createEmitter } from '../lib/emitter';

/** Panels, sheets and dialogs that cover the page, the last one on top. */
export interface OpenOverlays {
  /** @returns removes it */
  add(close: () => void): () => void;
  top(): (() => void) | undefined;
  subscribe(listener: () => void): () => void;
}

export function createOpenOverlays(): OpenOverlays {
  const open: (() => void)[] = [];
  const { emit, subscribe } = createEmitter();
  return {
    add(close) {
      open.push(close);
      emit();
      return () => {
        open.splice(open.indexOf(close), 1);
        emit();
      };
    },
    top: () => open[open.length - 1],
    subscribe,
  };
}

export const OpenOverlaysContext = createContext<OpenOverlays | null>(null);

/** The browser's Back closes what is open over the page before it leaves the page. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const overlays = use(OpenOverlaysContext);
  const onBack = useEffectEvent(close);
  useEffect(
    () =>
      isOpen
        ? overlays?.add(() => {
            onBack();
          })
        : undefined,
    [isOpen, overlays],
  );
}
