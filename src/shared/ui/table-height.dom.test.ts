import { tableHeight } from './table-height';

it.each([
  [1000, undefined, 709],
  [1000, 0, 709],
  [1000, 1, 649],
  [1000, 3, 529],
  [291, 0, 0],
  [292, 0, 1],
  [200, 0, 0],
])('a table in a window of %d px with %s extra rows is %d px high (R9.12)', (height, rows, expected) => {
  expect(tableHeight(height, rows)).toBe(expected);
});
