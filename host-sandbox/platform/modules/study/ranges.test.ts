import fc from 'fast-check';
import { mergeRanges, totalLength, type Range } from '@/contracts/ranges';
import { firstRanges } from './ranges';

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
