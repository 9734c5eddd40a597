import fc from 'fast-check';
import * as z from 'zod/mini';
import { dictCode, keyword } from '@/contracts/fields';
import { limits } from '@/contracts/limits';
import { flagParam, keywordParam, listParams, parsePageNumber } from './list-params';

const sorts = ['newest', 'credits'] as const;
const year = z.pipe(z.string().check(z.regex(/^[2-9]\d{3}$/)), z.transform(Number));
const params = listParams(
  { keyword, kind: dictCode, year, mine: flagParam('1'), sort: z.enum(sorts) },
  { mine: false, sort: 'newest' },
);
const parse = (query: string) => params.parse(new URLSearchParams(query));
const unfiltered = { page: 1, mine: false, sort: 'newest' };

describe('the parameters of a list', () => {
  it('read as they were written', () => {
    const values = fc.record(
      {
        page: fc.integer({ min: 1, max: limits.pageNumber }),
        keyword: fc
          .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
          .map((text) => text.trim())
          .filter((text) => text !== '' && text.length <= limits.keywordMax),
        kind: fc.stringMatching(/^\w{1,40}$/),
        year: fc.integer({ min: 2000, max: 9999 }),
        mine: fc.boolean(),
        sort: fc.constantFrom(...sorts),
      },
      { requiredKeys: ['page', 'mine', 'sort'] },
    );
    fc.assert(
      fc.property(values, (given) => {
        expect(parse(params.format(given))).toEqual(given);
      }),
    );
  });

  it('are written in the order of their declaration, the page last, and only where they differ from the default', () => {
    expect(params.href('/project', { page: 2, sort: 'credits', mine: true, kind: 'a', keyword: '肝' })).toBe(
      '/project?keyword=%E8%82%9D&kind=a&mine=1&sort=credits&page=2',
    );
    expect(params.href('/project', unfiltered as never)).toBe('/project');
    expect(params.format({ keyword: '', kind: undefined })).toBe('');
  });

  it.each(['page=0', 'kind=%27', 'kind=', 'keyword=%20', `keyword=${'x'.repeat(51)}`, 'year=1999', 'mine=0'])(
    'count as absent where they are invalid: %s',
    (query) => {
      expect(parse(query)).toEqual(unfiltered);
    },
  );

  it('of an unknown sort, or the name of an inherited property, fall back to the default', () => {
    expect(parse('sort=constructor')).toEqual(unfiltered);
    expect(parse('constructor=1&sort=credits')).toEqual({ ...unfiltered, sort: 'credits' });
  });

  it('cut a keyword that is too long where the list declares it', () => {
    const search = listParams({ q: keywordParam }, { q: '' });
    expect(search.parse(new URLSearchParams(`q=%20${'x'.repeat(51)}`))).toEqual({
      q: 'x'.repeat(limits.keywordMax),
      page: 1,
    });
    expect(search.parse(new URLSearchParams())).toEqual({ q: '', page: 1 });
  });
});

describe('the page number of an address', () => {
  const read = (text: string) => parsePageNumber(new URLSearchParams(text));

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
