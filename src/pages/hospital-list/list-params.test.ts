import fc from 'fast-check';
import { hospitalMap, hospitalPage } from '@/contracts/hospital';
import { limits } from '@/contracts/limits';
import {
  filteredHref,
  listHref,
  listRequest,
  mapRequest,
  parseListParams,
  type ListParams,
} from './list-params';

const read = (query: string) => parseListParams(new URLSearchParams(query));
const readHref = (href: string) => read(href.split('?')[1] ?? '');

/** Any parameters of the list; filters that are not set are absent. */
const code = fc.stringMatching(/^\w{1,40}$/);
const keywords = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => text.trim())
  .filter((text) => text !== '' && text.length <= limits.keywordMax);
const anyParams: fc.Arbitrary<ListParams> = fc.record(
  {
    page: fc.integer({ min: 1, max: limits.pageNumber }),
    province: code,
    level: code,
    speciality: code,
    keyword: keywords,
  },
  { requiredKeys: ['page'] },
);

describe('the URL of the hospital list', () => {
  it('holds all filters, and parses back to the same (R2.16)', () => {
    fc.assert(
      fc.property(anyParams, (address) => {
        expect(readHref(listHref(address))).toEqual(address);
      }),
    );
    expect(listHref({ province: '44', level: '3a', speciality: 'liver', keyword: '广州', page: 2 })).toBe(
      '/hospital?province=44&level=3a&speciality=liver&keyword=%E5%B9%BF%E5%B7%9E&page=2',
    );
    expect(listHref({ page: 1 })).toBe('/hospital');
  });

  it('leads to valid requests, whatever is typed into it', () => {
    const typed = fc.string({ unit: 'binary', maxLength: 80 });
    fc.assert(
      fc.property(
        fc.record({ page: typed, province: typed, level: typed, speciality: typed, keyword: typed }),
        (query) => {
          const address = parseListParams(new URLSearchParams(query));
          expect(hospitalPage.request.safeParse(listRequest(address)).success).toBe(true);
          expect(hospitalMap.request.safeParse(mapRequest(address)).success).toBe(true);
        },
      ),
    );
  });

  it.each([
    'province=4%204&level=&speciality=%E8%82%9D&keyword=%20%20',
    `keyword=${'x'.repeat(limits.keywordMax + 1)}`,
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=1e9',
    'nonsense',
  ])('falls back to the first page of all for %s', (query) => {
    expect(read(query)).toEqual({ page: 1 });
  });

  it('loses the page when a filter changes, and keeps the other filters', () => {
    const params = read('province=44&level=3a&keyword=x&page=3');
    expect(filteredHref(params, { level: undefined })).toBe('/hospital?province=44&keyword=x');
    expect(filteredHref(params, { province: '31' })).toBe('/hospital?province=31&level=3a&keyword=x');
    expect(filteredHref(params, { keyword: '' })).toBe('/hospital?province=44&level=3a');
  });

  it('counts all provinces on the map, whichever is selected', () => {
    expect(mapRequest(read('province=44&level=3a&page=2'))).toEqual(mapRequest(read('level=3a')));
  });
});
