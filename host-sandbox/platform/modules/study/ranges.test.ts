import fc from 'fast-check';
import { mergeRanges, subtractRanges, totalLength, type Range } from '@/contracts/ranges';
import { firstRanges, reachedRanges, toMs } from './ranges';

const max = 200;
const ranges = fc.array(fc.tuple(fc.nat(max), fc.nat(max)), { maxLength: 12 });

/** Every whole unit of the ranges, in their order. */
const unitsOf = (list: readonly Range[]) =>
  list.flatMap(([from, to]) => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index));

test('the first ranges up to a length are the earliest, and no longer than that', () => {
  fc.assert(
    fc.property(ranges, fc.integer({ min: -5, max }), (list, length) => {
      const merged = mergeRanges(list);
      const first = firstRanges(merged, length);
      expect(totalLength(first)).toBe(Math.max(0, Math.min(length, totalLength(merged))));
      expect(unitsOf(first)).toEqual(unitsOf(merged).slice(0, Math.max(0, length)));
    }),
  );
});

/** Reports one after the other, as the platform stores them. @param reports seconds @returns milliseconds */
const stored = (reports: readonly (readonly Range[])[], before: Range[] = []): Range[] =>
  reports.reduce<Range[]>((watched, report) => {
    const sent = mergeRanges(report.map(([from, to]): Range => [toMs(from), toMs(to)]));
    return mergeRanges(watched, reachedRanges(subtractRanges(sent, watched), watched));
  }, before);
const furthestOf = (watched: readonly Range[]) => watched[watched.length - 1]?.[1] ?? 0;

/** Ranges of a length, one every so many seconds. */
const every = (step: number, length: number, end = 90): Range[] =>
  Array.from({ length: Math.ceil(end / step) }, (_, index): Range => [index * step, index * step + length]);
const apart = (ranges: readonly Range[]) => ranges.map((range) => [range]);
const attacks: Record<string, (readonly Range[])[]> = {
  'one tiny range per second, in one report': [every(1, 0.01)],
  'one tiny range per second, a report each': apart(every(1, 0.01)),
  'backwards, and again': Array.from({ length: 90 }, () => [...every(1, 0.01)].reverse()),
  'the same report over and over': Array.from({ length: 100 }, () => every(0.99, 0.01)),
  'ranges of a millisecond': apart(every(1.001, 0.001)),
  'shorter than a millisecond': apart(every(0.9999, 0.0004)),
  'exactly at the tolerance': apart(every(1.01, 0.01)),
  'half of each second': [every(1, 0.5)],
  'nine tenths of each second': apart(every(1, 0.9)),
  'a second, a gap, a second': apart(every(1.9, 1)),
  'overlapping pairs with gaps': [
    every(1, 0.01).flatMap(([from]): Range[] => [
      [from, from + 0.02],
      [from + 0.01, from + 0.03],
    ]),
  ],
  'ten seconds, then tiny ranges': [
    [[0, 10]],
    every(1, 0.01).map(([from, to]): Range => [10 + from, 10 + to]),
  ],
  'forty seconds, then tiny ranges': [
    [[0, 40]],
    ...apart(every(1, 0.01).map(([from, to]): Range => [40 + from, 40 + to])),
  ],
  'two reporters in turn': every(2, 0.01).flatMap(
    ([from]) => [[[from, from + 0.01]], [[from + 1, from + 1.01]]] as Range[][],
  ),
  'empty ranges as steps': [every(0.5, 0)],
  'from the end to the start': [...apart(every(1, 0.01))].reverse(),
  'gaps that grow': [
    Array.from({ length: 40 }, (_, index): Range => [(index * index) / 20, (index * index) / 20 + 0.01]),
  ],
  'gaps that shrink': [
    Array.from({ length: 60 }, (_, index): Range => [
      index * 1.5 - (index * index) / 100,
      index * 1.5 - (index * index) / 100 + 0.005,
    ]),
  ],
  'a range beyond the end': [
    [[0, 0.5]],
    [
      [1.4, 1.5],
      [2.4, 9000],
    ],
  ],
  'filled gaps that open again': apart(every(1, 0.01)).flatMap(
    (report, index) => [report, [[index, index + 0.02]]] as Range[][],
  ),
};

test.each(Object.entries(attacks))('many short gaps do not add up to a seek ahead: %s', (_, reports) => {
  const watched = stored(reports);
  const skipped = furthestOf(watched) - totalLength(watched);
  expect(skipped).toBeLessThanOrEqual(1000 + 0.02 * totalLength(watched));
  expect(furthestOf(watched)).toBeLessThan(90_000);
});

test('a seek ahead that was allowed before closes no way on: the gap of then does not count', () => {
  const before: Range[] = [
    [0, 10_000],
    [60_000, 70_000],
  ];
  expect(stored([[[70.3, 75]]], before)).toEqual([...before, [70_300, 75_000]]);
});

test('a player loses nothing by the gaps that browsers leave at a start, a pause, a frame or a new URL', () => {
  const minute = 60;
  /** An hour that pauses every so many seconds and goes on a gap later. */
  const watch = (seconds: number, gap: number, first = 0) =>
    apart(every(seconds, seconds - gap, 60 * minute).map(([from, to]): Range => [from + first, to + first]));
  const honest = [
    watch(5, 0.04),
    watch(2, 0.03),
    watch(minute, 0.9),
    watch(10, 0.1, 0.2),
    watch(30, 0.3, 0.08),
  ];
  for (const reports of honest) {
    const sent = mergeRanges(reports.flat().map(([from, to]): Range => [toMs(from), toMs(to)]));
    expect(stored(reports)).toEqual(sent);
    expect(stored([reports.flat()])).toEqual(sent);
  }
});
