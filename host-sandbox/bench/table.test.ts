import { markdownTable, median } from './table';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('a table has its figures to the right', () => {
  expect(markdownTable(['页面', 'KiB'], [['门户', '192']])).toBe(
    '| 页面 | KiB |\n| --- | ---: |\n| 门户 | 192 |',
  );
});
