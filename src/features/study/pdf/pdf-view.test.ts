import { nextZoom } from './pdf-toolbar';
import { pageAtOffset } from './pdf-view';

it.each([
  [0, 1],
  [60, 1],
  [80, 2],
  [179, 2],
  [200, 3],
])('at offset %d in three pages of 100 px and a view of 60 px, page %d is the current one', (top, page) => {
  expect(pageAtOffset([100, 200, 300], top, 60)).toBe(page);
});

it('at the very end the last page is the current one, however short it is', () => {
  expect(pageAtOffset([100, 200, 210], 150, 60)).toBe(3);
  expect(pageAtOffset([], 0, 0)).toBe(1);
});

it('the zoom changes in steps and stops at its ends', () => {
  expect([nextZoom(1, 1), nextZoom(1, -1), nextZoom(3, 1), nextZoom(0.5, -1)]).toEqual([1.25, 0.75, 3, 0.5]);
});
