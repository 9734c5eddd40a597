import type { Call } from '@/contracts/call';
import { limits } from '@/contracts/limits';
import type { ApiErrorData } from './api-error';
import type { Endpoints } from './base-api';

/** A platform that returns records for every page would cause endless requests. */
const maxPages = 20;
const endlessPages: ApiErrorData = {
  kind: 'contract',
  code: '406',
  status: 406,
  message: '',
  statusText: '',
  requestId: '',
  session: '',
};

/**
 * The endpoint of a call that returns pages: all of them, unfiltered, as one list. It fails as a whole, and so does a list
 * of more than 2,000 records.
 */
export function allPagesEndpoint<Query, Item>(
  build: Endpoints,
  call: Call<{ current: number; size: number; query: Query }, { records: Item[]; total: number }>,
) {
  return build.query<readonly Item[], void>({
    async queryFn(_arg, _api, _options, fetchPage) {
      const items: Item[] = [];
      for (let current = 1; current <= maxPages; current += 1) {
        const body = { current, size: limits.pageSize, query: {} };
        const result = await fetchPage({ call: call as unknown as Call<never>, body });
        if (result.error) return { error: result.error };
        const { records, total } = result.data as { records: Item[]; total: number };
        items.push(...records);
        if (records.length === 0 || items.length >= total) return { data: items };
      }
      return { error: endlessPages };
    },
    providesTags: [...(call.tags ?? [])],
  });
}
