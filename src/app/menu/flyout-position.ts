import type { CSSProperties } from 'react';
import { scrollThreshold } from './menu-nodes';

/** Pixels: estimated height of an item, and distance to the window's edges. */
const [itemHeight, margin] = [44, 8];

/**
 * Position of a flyout: aligned with its item, or higher where it would overflow the window. With more than 18
 * items it is 60 % of the window high and scrolls (R2.37). It is fixed, because the scrolling sidebar would clip it.
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
