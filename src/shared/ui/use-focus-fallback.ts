import { useCallback, useEffect, useRef } from 'react';

/** True while nothing in the document has the focus, as after the focused element was removed. */
export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/** Moves the focus to the page around an element that disappears, so that the keyboard goes on there. */
export function focusPageOf(element: Element): void {
  element.closest('main')?.focus({ preventScroll: true });
}

/**
 * When a button disappears after a change of state, the element that replaces it takes the lost focus.
 * @returns ref of that element, which can have the focus
 */
export function useFocusFallback(state: string | undefined): (element: HTMLElement | null) => void {
  const replacement = useRef<HTMLElement>(null);
  const previous = useRef(state);
  useEffect(() => {
    if (previous.current === state) return;
    previous.current = state;
    if (isFocusLost()) replacement.current?.focus({ preventScroll: true });
  }, [state]);
  return useCallback((element) => {
    replacement.current = element;
  }, []);
}
