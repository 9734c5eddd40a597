import fc from 'fast-check';
import { limits } from '@/contracts/limits';
import { messagePage } from '@/contracts/message';
import { listHref, listRequest, parseListParams } from './list-params';

const read = (query: string) => parseListParams(new URLSearchParams(query));

describe('the address of the messages', () => {
  it('says page and filter, and reads as it was written (R2.24)', () => {
    const addresses = fc.record({
      page: fc.integer({ min: 1, max: limits.pageNumber }),
      unread: fc.boolean(),
    });
    fc.assert(
      fc.property(addresses, (address) => {
        expect(read(listHref(address).split('?')[1] ?? '')).toEqual(address);
        expect(messagePage.request.safeParse(listRequest(address)).success).toBe(true);
      }),
    );
    expect(listHref({ page: 1, unread: false })).toBe('/sys-message');
    expect(listHref({ page: 2, unread: true })).toBe('/sys-message?state=unread&page=2');
  });

  it('is the first page of all where it makes no sense', () => {
    for (const query of ['page=0', 'page=-1', 'page=x', 'page=1.5', 'page=100001', 'state=read', 'state='])
      expect(read(query)).toEqual({ page: 1, unread: false });
  });
});
