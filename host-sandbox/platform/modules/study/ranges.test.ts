import fc from 'fast-check';
import { firstOf, lengthOf, unite, without } from './ranges';

const most = 200;
const ranges = fc.array(fc.tuple(fc.nat(most), fc.nat(most)), { maxLength: 12 });

/** The same by counting each unit of time. */
function unitsOf(list: readonly (readonly [number, number])[]): Set<number> {
  const units = list.flatMap(([from, to]) =>
    Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place),
  );
  return new Set(units);
}

test('a union holds each moment once, in order and apart', () => {
  fc.assert(
    fc.property(ranges, (list) => {
      const united = unite(list);
      expect(unitsOf(united)).toEqual(new Set([...unitsOf(list)].sort((a, b) => a - b)));
      expect(lengthOf(united)).toBe(unitsOf(list).size);
      united.slice(1).forEach(([from], place) => expect(from).toBeGreaterThan(united[place]?.[1] ?? most));
    }),
  );
});

test('a difference holds what is in the first only', () => {
  fc.assert(
    fc.property(ranges, ranges, (first, second) => {
      const left = without(unite(first), unite(second));
      const taken = unitsOf(second);
      expect(unitsOf(left)).toEqual(new Set([...unitsOf(unite(first))].filter((unit) => !taken.has(unit))));
      expect(lengthOf(left)).toBe(unitsOf(left).size);
    }),
  );
});

test('the first stretches up to a length are the earliest, and no longer than that', () => {
  fc.assert(
    fc.property(ranges, fc.integer({ min: -5, max: most }), (list, length) => {
      const united = unite(list);
      const kept = firstOf(united, length);
      expect(lengthOf(kept)).toBe(Math.max(0, Math.min(length, lengthOf(united))));
      expect([...unitsOf(kept)]).toEqual([...unitsOf(united)].slice(0, Math.max(0, length)));
    }),
  );
});
