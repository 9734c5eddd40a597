import fc from 'fast-check';
import { limits } from '@/contracts/limits';
import { messagePage } from '@/contracts/message';
import { listHref, listRequest, parseListParams } from './list-params';

const read = (query: string) => parseListParams(new URLSearchParams(query));

describe('the URL parameters of the inbox', () => {
  it('hold page and filter, and parse back to the same values (R2.24)', () => {
    const anyParams = fc.record({
      page: fc.integer({ min: 1, max: limits.pageNumber }),
      state: fc.constantFrom('unread' as const, undefined),
    });
    fc.assert(
      fc.property(anyParams, (params) => {
        expect(read(listHref(params).split('?')[1] ?? '')).toEqual(params);
        expect(messagePage.request.safeParse(listRequest(params)).success).toBe(true);
      }),
    );
    expect(listHref({ page: 1 })).toBe('/sys-message');
    expect(listHref({ page: 2, state: 'unread' })).toBe('/sys-message?state=unread&page=2');
  });

  it('fall back to the first page of all messages when they are invalid', () => {
    for (const query of ['page=0', 'page=-1', 'page=x', 'page=1.5', 'page=100001', 'state=read', 'state='])
      expect(read(query)).toEqual({ page: 1 });
  });
});
