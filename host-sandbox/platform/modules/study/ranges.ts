import { limits } from '@/contracts/limits';
import type { Range } from '@/contracts/ranges';
import type { StoredRange } from '../../db/study-schema';

/** Seconds as whole milliseconds: exact sums, and the same text for the same range. */
export function toMs(seconds: number): number {
  return Math.round(seconds * 1000);
}

/**
 * The ranges that begin where the video was watched before, without a seek ahead.
 * @param ranges sorted; from the first one beyond a gap on, none counts
 * @param watched what was watched before
 */
export function reachedRanges(ranges: readonly Range[], watched: readonly Range[]): readonly Range[] {
  let furthest = watched.reduce((end, [, to]) => Math.max(end, to), 0);
  const gap = ranges.findIndex(([from, to]) => {
    if (from > furthest + toMs(limits.seekToleranceSeconds)) return true;
    furthest = Math.max(furthest, to);
    return false;
  });
  return gap === -1 ? ranges : ranges.slice(0, gap);
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
