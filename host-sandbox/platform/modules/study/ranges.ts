import { limits } from '@/contracts/limits';
import { mergeRanges, totalLength, type Range } from '@/contracts/ranges';
import type { StoredRange } from '../../core/db/study-schema';

/** Seconds as whole milliseconds: exact sums, and the same text for the same range. */
export function toMs(seconds: number): number {
  return Math.round(seconds * 1000);
}

/**
 * The ranges that are reached without a seek ahead: each begins in what was watched before, or behind a gap no longer
 * than a browser leaves. All gaps of a video together are limited by what was watched, so that many short ranges do not
 * add up to a seek.
 * @param ranges milliseconds, sorted, disjoint and not in `watched`; from the first one beyond a gap on, none counts
 * @param watched what was watched before, in milliseconds
 */
export function reachedRanges(ranges: readonly Range[], watched: readonly Range[]): readonly Range[] {
  const end = watched.reduce((furthest, [, to]) => Math.max(furthest, to), 0);
  const connected = ranges.filter(([from]) => from <= end);
  const known = mergeRanges(watched, connected);
  let furthest = known[known.length - 1]?.[1] ?? 0;
  let watchedMs = totalLength(known);
  // longer gaps are from a time when the course allowed to seek ahead
  let skippedMs = gapsOf(known).reduce((sum, gap) => (gap <= maxGapMs ? sum + gap : sum), 0);
  const beyond = ranges.slice(connected.length);
  const refused = beyond.findIndex(([from, to]) => {
    const gap = from - furthest;
    const maxSkippedMs = maxGapMs + watchedMs * limits.seekToleranceShare;
    if (gap > maxGapMs || skippedMs + gap > maxSkippedMs) return true;
    skippedMs += gap;
    watchedMs += to - from;
    furthest = to;
    return false;
  });
  return refused === -1 ? ranges : ranges.slice(0, connected.length + refused);
}

const maxGapMs = toMs(limits.seekToleranceSeconds);

/** The lengths of the gaps before each range, from the start of the video. */
const gapsOf = (ranges: readonly Range[]): number[] =>
  ranges.map(([from], index) => from - (ranges[index - 1]?.[1] ?? 0));

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
