import type { Range } from '@/contracts/ranges';
import type { StoredRange } from '../../db/study-schema';

/** Seconds as whole milliseconds: exact sums, and the same text for the same range. */
export function toMs(seconds: number): number {
  return Math.round(seconds * 1000);
}

/** The first ranges up to a total length; the range that exceeds it is cut. */
export function firstRanges(ranges: readonly Range[], length: number): StoredRange[] {
  const taken: StoredRange[] = [];
  let left = length;
  for (const [from, to] of ranges) {
    if (left <= 0) break;
    taken.push([from, Math.min(to, from + left)]);
    left -= to - from;
  }
  return taken;
}
