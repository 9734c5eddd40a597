import fc from 'fast-check';
import { attachmentPage } from '@/contracts/attachment';
import { limits } from '@/contracts/limits';
import { listHref, listRequest, parseListParams, type ListParams } from './list-params';

const read = (query: string) => parseListParams(new URLSearchParams(query));

const keywords = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => text.trim())
  .filter((text) => text !== '' && text.length <= limits.keywordMax);
const anyParams: fc.Arbitrary<ListParams> = fc.record(
  {
    category: fc.stringMatching(/^\w{1,40}$/),
    keyword: keywords,
    page: fc.integer({ min: 1, max: limits.pageNumber }),
  },
  { requiredKeys: ['page'] },
);

describe('the URL of the download centre', () => {
  it('holds category, keyword and page, and parses back to the same (R2.22)', () => {
    fc.assert(
      fc.property(anyParams, (params) => {
        expect(read(listHref(params).split('?')[1] ?? '')).toEqual(params);
        expect(attachmentPage.request.safeParse(listRequest(params)).success).toBe(true);
      }),
    );
    expect(listHref({ page: 1 })).toBe('/download');
    expect(listHref({ category: 'form', page: 2 })).toBe('/download?category=form&page=2');
  });

  it('falls back to the first page of all files for invalid values', () => {
    for (const query of [
      'page=0',
      'page=x',
      'category=%27',
      'category=',
      `keyword=${'x'.repeat(51)}`,
      'keyword=%20',
    ])
      expect(read(query)).toEqual({ page: 1 });
  });
});
