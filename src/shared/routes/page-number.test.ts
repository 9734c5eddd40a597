import { limits } from '@/contracts/limits';
import { parsePageNumber } from './page-number';

const read = (text: string) => parsePageNumber(new URLSearchParams(text));

describe('the page number of an address', () => {
  it.each([
    ['page=1', 1],
    ['page=12', 12],
    [`page=${limits.pageNumber}`, limits.pageNumber],
  ])('of “%s” is %d', (text, page) => {
    expect(read(text)).toBe(page);
  });

  it.each([
    '',
    'page=',
    'page=0',
    'page=-1',
    'page=01',
    'page=1.5',
    'page=1e3',
    'page=0x2',
    'page=%202',
    'page=two',
    `page=${limits.pageNumber + 1}`,
    'page=9007199254740993',
  ])('of “%s” is the first', (text) => {
    expect(read(text)).toBe(1);
  });

  it('is read under another name where a page has several lists', () => {
    expect(parsePageNumber(new URLSearchParams('page=2&records=3'), 'records')).toBe(3);
  });
});
