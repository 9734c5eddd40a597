import type { StoredRange } from '../../db/study-schema';

/** Whole milliseconds of seconds: exact sums, and the same text for the same stretch. */
export function toMs(seconds: number): number {
  return Math.round(seconds * 1000);
}

/** The union of stretches: in order, apart from each other, none empty. */
export function unite(ranges: readonly (readonly [number, number])[]): StoredRange[] {
  const united: StoredRange[] = [];
  for (const [from, to] of [...ranges].sort(([a], [b]) => a - b)) {
    const last = united.at(-1);
    if (to <= from) continue;
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else united.push([from, to]);
  }
  return united;
}

/** How long stretches that are apart are together. */
export function lengthOf(ranges: readonly (readonly [number, number])[]): number {
  return ranges.reduce((sum, [from, to]) => sum + to - from, 0);
}

/** What is in the first and not in the second; both as `unite` makes them. */
export function without(ranges: readonly StoredRange[], taken: readonly StoredRange[]): StoredRange[] {
  return ranges.flatMap(([from, to]) => {
    const pieces: StoredRange[] = [];
    let start = from;
    for (const [left, right] of taken) {
      if (right <= start || left >= to) continue;
      if (left > start) pieces.push([start, left]);
      start = right;
    }
    return start < to ? [...pieces, [start, to] as StoredRange] : pieces;
  });
}

/** The first stretches up to a length; the one that passes it is cut. */
export function firstOf(ranges: readonly StoredRange[], length: number): StoredRange[] {
  const kept: StoredRange[] = [];
  let left = length;
  for (const [from, to] of ranges) {
    if (left <= 0) break;
    kept.push([from, Math.min(to, from + left)]);
    left -= to - from;
  }
  return kept;
}
