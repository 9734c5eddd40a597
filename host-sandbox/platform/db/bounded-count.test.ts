import { boundedTotal } from './bounded-count';

test('A count is exact up to a thousand, and beyond it says that there are more', () => {
  expect([0, 999, 1000, 1001].map(boundedTotal)).toEqual([
    { total: 0, more: false },
    { total: 999, more: false },
    { total: 1000, more: false },
    { total: 1000, more: true },
  ]);
});
