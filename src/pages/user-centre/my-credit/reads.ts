import { creditPage, creditSummary, type Credit } from '@/contracts/credit';
import { limits } from '@/contracts/limits';
import type { Call, ResponseOf } from '@/contracts/call';
import type { PlatformDispatch } from '@/shared/api/dispatch';
import { platformApi, read } from '@/shared/api/platform-api';
import { reads as profileReads } from '../user-info/reads';

type CreditPage = ResponseOf<typeof creditPage>;

/** What this section reads. A statement is whole or not there: all pages of credits are one answer. */
export const creditReads = platformApi.injectEndpoints({
  endpoints: (build) => ({
    creditSummary: read(build, creditSummary, ['enrolment']),
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
export function preload(dispatch: PlatformDispatch): void {
  dispatch(creditReads.util.prefetch('creditSummary', {}, { force: true }));
  dispatch(creditReads.util.prefetch('allCredits', undefined, { force: true }));
  dispatch(profileReads.util.prefetch('profile', {}, { force: true }));
}
