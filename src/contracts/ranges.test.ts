import fc from 'fast-check';
import { mergeRanges, subtractRanges, totalLength, type Range } from './ranges';

const max = 200;
const ranges = fc.array(fc.tuple(fc.nat(max), fc.nat(max)), { maxLength: 12 });

/** The same ranges as whole units, counted one by one. */
function unitsOf(list: readonly Range[]): Set<number> {
  const units = list.flatMap(([from, to]) =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index),
  );
  return new Set(units);
}

const sorted = (units: Iterable<number>) => new Set([...units].sort((one, other) => one - other));

test('a union holds every unit of its lists once, sorted and disjoint', () => {
  fc.assert(
    fc.property(ranges, ranges, (some, others) => {
      const merged = mergeRanges(some, others);
      expect(unitsOf(merged)).toEqual(sorted([...unitsOf(some), ...unitsOf(others)]));
      expect(mergeRanges([...some, ...others])).toEqual(merged);
      for (const [index, [from, to]] of merged.entries()) {
        expect(to).toBeGreaterThan(from);
        if (index > 0) expect(from).toBeGreaterThan(merged[index - 1]?.[1] ?? Infinity);
      }
      expect(totalLength(merged)).toBe(unitsOf(merged).size);
    }),
  );
});

test('a difference holds what is in the first list only, sorted and disjoint', () => {
  fc.assert(
    fc.property(ranges, ranges, (first, second) => {
      const left = subtractRanges(mergeRanges(first), mergeRanges(second));
      const subtracted = unitsOf(second);
      const expected = [...unitsOf(mergeRanges(first))].filter((unit) => !subtracted.has(unit));
      expect([...unitsOf(left)]).toEqual([...sorted(expected)]);
      expect(mergeRanges(left)).toEqual(left);
      expect(totalLength(left)).toBe(unitsOf(left).size);
    }),
  );
});

test('a range without a length is no part of a union', () => {
  expect(
    mergeRanges([
      [3, 3],
      [5, 4],
      [NaN, 1],
    ]),
  ).toEqual([]);
});
