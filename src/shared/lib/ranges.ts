/** A stretch of a video in seconds from its begin. */
export type Range = readonly [from: number, to: number];

/** The union of stretches: in order, apart from each other, none empty. */
export function mergeRanges(...lists: readonly (readonly Range[])[]): Range[] {
  const united: [number, number][] = [];
  for (const [from, to] of lists.flat().sort(([one], [other]) => one - other)) {
    const last = united[united.length - 1];
    if (!(to > from)) continue;
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else united.push([from, to]);
  }
  return united;
}

/** What is in the first and not in the second; both as `unite` makes them. */
export function subtractRanges(ranges: readonly Range[], taken: readonly Range[]): Range[] {
  return ranges.flatMap(([from, to]) => {
    const pieces: Range[] = [];
    let start = from;
    for (const [left, right] of taken) {
      if (right <= start || left >= to) continue;
      if (left > start) pieces.push([start, left]);
      start = right;
    }
    return start < to ? [...pieces, [start, to] as const] : pieces;
  });
}

/** Seconds that stretches which are apart have together. */
export function totalLength(ranges: readonly Range[]): number {
  return ranges.reduce((sum, [from, to]) => sum + to - from, 0);
}

/**
 * What a media element has really played since its file was loaded: the browser keeps it exactly, whatever is done to
 * the element between two looks.
 */
export function playedRanges({ played }: Pick<HTMLMediaElement, 'played'>): Range[] {
  return Array.from(
    { length: played.length },
    (_, place) => [played.start(place), played.end(place)] as const,
  );
}
