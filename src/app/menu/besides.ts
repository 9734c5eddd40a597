import type { CSSProperties } from 'react';
import { scrollsAbove } from './menu-nodes';

/** Pixels an entry is about high, and what the panel keeps from the edges of the window. */
const [entryHeight, margin] = [44, 8];

/**
 * Where a panel of so many entries stands beside its own entry: level with it, higher where it would leave the window;
 * with more than 18 it is three fifths of the window high and scrolls (R2.37). Fixed, since what holds the entry
 * scrolls and would cut it off.
 */
export function besides({ top, right }: Pick<DOMRect, 'top' | 'right'>, entries: number): CSSProperties {
  const window = globalThis.innerHeight;
  const most = entries > scrollsAbove ? Math.floor(window * 0.6) : window - 2 * margin;
  const height = Math.min(entries * entryHeight + 2 * margin, most);
  const place = Math.max(margin, Math.min(top, window - height - margin));
  return {
    position: 'fixed',
    top: place,
    left: right + margin,
    maxHeight: Math.min(most, window - place - margin),
  };
}
