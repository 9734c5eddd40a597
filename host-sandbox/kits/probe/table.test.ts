import { markdownTable, median, quantile } from './table';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test.each([
  [0.95, 19],
  [0.5, 10],
  [0.96, 20],
  [0, 1],
])('of the numbers 1 to 20, the quantile %d is %d', (share, value) => {
  const numbers = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect(quantile(numbers, share)).toBe(value);
});

test('a table aligns its figures to the right', () => {
  expect(markdownTable(['页面', 'KiB'], [['门户', '192']])).toBe(
    '| 页面 | KiB |\n| --- | ---: |\n| 门户 | 192 |',
  );
});
