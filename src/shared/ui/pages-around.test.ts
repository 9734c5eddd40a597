import { paginationRange } from './pages-around';

describe('the page numbers of a pager', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [3, 9, [1, 2, 3, 4, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ])('at page %i of %i are %j', (current, last, pages) => {
    expect(paginationRange(current, last)).toEqual(pages);
  });
});
