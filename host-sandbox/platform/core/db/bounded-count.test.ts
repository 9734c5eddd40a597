import { boundedTotal } from './bounded-count';

test('a count is exact up to a thousand and reports more beyond', () => {
  expect([0, 999, 1000, 1001].map(boundedTotal)).toEqual([
    { total: 0, more: false },
    { total: 999, more: false },
    { total: 1000, more: false },
    { total: 1000, more: true },
  ]);
});
