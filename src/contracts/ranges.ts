/** A watched part of a video: seconds, or on the platform milliseconds, from its start. */
export type Range = readonly [from: number, to: number];

/** The union of ranges: sorted, disjoint, none empty. */
export function mergeRanges(...lists: readonly (readonly Range[])[]): [number, number][] {
  const merged: [number, number][] = [];
  for (const [from, to] of lists.flat().sort(([one], [other]) => one - other)) {
    const last = merged[merged.length - 1];
    if (!(to > from)) continue;
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/**
 * Returns the parts of the first list that are not in the second. Both must be sorted and disjoint, as `mergeRanges`
 * returns them.
 */
export function subtractRanges(ranges: readonly Range[], subtracted: readonly Range[]): [number, number][] {
  return ranges.flatMap(([from, to]) => {
    const pieces: [number, number][] = [];
    let start = from;
    for (const [left, right] of subtracted) {
      if (right <= start || left >= to) continue;
      if (left > start) pieces.push([start, left]);
      start = right;
    }
    if (start < to) pieces.push([start, to]);
    return pieces;
  });
}

/** The sum of the lengths of disjoint ranges, in their unit. */
export function totalLength(ranges: readonly Range[]): number {
  return ranges.reduce((sum, [from, to]) => sum + to - from, 0);
}
