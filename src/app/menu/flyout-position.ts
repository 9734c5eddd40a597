import type { CSSProperties } from 'react';
import { scrollThreshold } from './menu-nodes';

/** Pixels an entry is about high, and what the panel keeps from the edges of the window. */
const [itemHeight, margin] = [44, 8];

/**
 * Where a panel of so many entries stands beside its own entry: level with it, higher where it would leave the window;
 * with more than 18 it is three fifths of the window high and scrolls (R2.37). Fixed, since what holds the entry
 * scrolls and would cut it off.
 */
export function flyoutPosition(
  { top, right }: Pick<DOMRect, 'top' | 'right'>,
  itemCount: number,
): CSSProperties {
  const windowHeight = globalThis.innerHeight;
  const maxHeight = itemCount > scrollThreshold ? Math.floor(windowHeight * 0.6) : windowHeight - 2 * margin;
  const height = Math.min(itemCount * itemHeight + 2 * margin, maxHeight);
  const clampedTop = Math.max(margin, Math.min(top, windowHeight - height - margin));
  return {
    position: 'fixed',
    top: clampedTop,
    left: right + margin,
    maxHeight: Math.min(maxHeight, windowHeight - clampedTop - margin),
  };
}
