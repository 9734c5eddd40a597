import fc from 'fast-check';
import { totalLength, playedRanges, mergeRanges, subtractRanges, type Range } from './ranges';

const second = fc.integer({ min: 0, max: 200 });
const ranges = fc.array(fc.tuple(second, second), { maxLength: 12 });
/** The whole seconds that stretches cover. */
const seconds = (list: readonly Range[]) =>
  new Set(
    list.flatMap(([from, to]) => Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place)),
  );

describe('stretches that were watched', () => {
  it('are united in order and apart, losing and inventing nothing', () => {
    fc.assert(
      fc.property(ranges, ranges, (some, others) => {
        const united = mergeRanges(some, others);
        expect(seconds(united)).toEqual(
          new Set([...seconds(some), ...seconds(others)].sort((a, b) => a - b)),
        );
        for (const [place, [from, to]] of united.entries()) {
          expect(to).toBeGreaterThan(from);
          if (place > 0) expect(from).toBeGreaterThan(united[place - 1]?.[1] ?? Infinity);
        }
        expect(totalLength(united)).toBe(seconds(united).size);
      }),
    );
  });

  it('less those that are stored are what is still to be sent', () => {
    fc.assert(
      fc.property(ranges, ranges, (some, stored) => {
        const left = subtractRanges(mergeRanges(some), mergeRanges(stored));
        const expected = new Set([...seconds(some)].filter((one) => !seconds(stored).has(one)));
        expect([...seconds(left)].sort((a, b) => a - b)).toEqual([...expected].sort((a, b) => a - b));
        expect(mergeRanges(left)).toEqual(left);
      }),
    );
  });

  it('are read from a media element', () => {
    const list: Range[] = [
      [0, 4.5],
      [60, 61],
    ];
    const played = {
      length: list.length,
      start: (place: number) => list[place]?.[0] ?? 0,
      end: (place: number) => list[place]?.[1] ?? 0,
    };
    expect(playedRanges({ played })).toEqual(list);
  });
});
