import { pageAtOffset, nextZoom } from './zoom';

it.each([
  [0, 1],
  [60, 1],
  [80, 2],
  [179, 2],
  [200, 3],
])('at %d pixels of three pages of a hundred, seen sixty at once, one is at page %d', (top, page) => {
  expect(pageAtOffset([100, 200, 300], top, 60)).toBe(page);
});

it('at the very end one is at the last page, however short it is', () => {
  expect(pageAtOffset([100, 200, 210], 150, 60)).toBe(3);
  expect(pageAtOffset([], 0, 0)).toBe(1);
});

it('the zoom goes on by steps and stops at its ends', () => {
  expect([nextZoom(1, 1), nextZoom(1, -1), nextZoom(3, 1), nextZoom(0.5, -1)]).toEqual([1.25, 0.75, 3, 0.5]);
});
