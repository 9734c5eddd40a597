import { useSyncExternalStore } from 'react';

/** Pixels around a table, and of each further row of controls above it (R9.12). */
const [aroundTable, extraRow] = [291, 60];

/**
 * The height of a table in pixels (R9.12): that of the window minus the space around the table, at least 0.
 * @param windowHeight in pixels
 * @param extraRows rows of controls above the table beyond the usual one
 */
export function tableHeight(windowHeight: number, extraRows = 0): number {
  return Math.max(0, windowHeight - aroundTable - extraRow * extraRows);
}

/** `tableHeight` of the window, updated when it is resized. */
export function useTableHeight(extraRows = 0): number {
  return useSyncExternalStore(onResize, () => tableHeight(window.innerHeight, extraRows));
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('resize', listener);
  };
}
