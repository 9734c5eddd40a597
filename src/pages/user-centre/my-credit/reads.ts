import { creditPage, creditSummary, type Credit } from '@/contracts/credit';
import { limits } from '@/contracts/limits';
import type { Call, ResponseOf } from '@/contracts/call';
import type { ApiDispatch } from '@/shared/api/dispatch';
import { baseApi, queryEndpoint } from '@/shared/api/base-api';
import { profileApi as profileReads } from '../user-info/reads';

type CreditPage = ResponseOf<typeof creditPage>;

/** What this section reads. A statement is whole or not there: all pages of credits are one answer. */
export const creditApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    creditSummary: queryEndpoint(build, creditSummary, ['enrolment']),
    allCredits: build.query<readonly Credit[], void>({
      async queryFn(_nothing, _api, _options, ask) {
        const credits: Credit[] = [];
        for (let current = 1; ; current += 1) {
          const body = { current, size: limits.pageSize, query: {} };
          const answer = await ask({ call: creditPage as unknown as Call<never>, body });
          if (answer.error) return { error: answer.error };
          const { records, total } = answer.data as CreditPage;
          credits.push(...records);
          if (records.length === 0 || credits.length >= total) return { data: credits };
        }
      },
      providesTags: ['enrolment'],
    }),
  }),
});

/** Asks anew for what may have changed since the last visit; the profile names whose statement it is. */
export function preload(dispatch: ApiDispatch): void {
  dispatch(creditApi.util.prefetch('creditSummary', {}, { force: true }));
  dispatch(creditApi.util.prefetch('allCredits', undefined, { force: true }));
  dispatch(profileReads.util.prefetch('profile', {}, { force: true }));
}
