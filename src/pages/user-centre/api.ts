import { loginRecords } from '@/contracts/account-security';
import type { Call, ResponseOf } from '@/contracts/call';
import { creditPage, creditSummary, type Credit } from '@/contracts/credit';
import { limits } from '@/contracts/limits';
import { profile } from '@/contracts/profile';
import { certificateApi } from '@/features/certificates/api';
import { favouriteApi } from '@/features/favourites/api';
import { latestEnrolmentsQuery, projectApi } from '@/features/projects/api';
import type { ApiErrorData } from '@/shared/api/api-error';
import { baseApi, queryEndpoint, type ApiDispatch } from '@/shared/api/base-api';
import { listRequest as favouritesRequest } from './my-favourite/list-params';
import { listRequest } from './my-project/list-params';
import type { SectionKey } from './route';

/** More pages than anyone can fill: a platform that returns records for every page would cause endless requests. */
const maxCreditPages = 20;
const endlessPages: ApiErrorData = {
  ...{ kind: 'contract', code: '406', status: 406, message: '', statusText: '' },
  ...{ requestId: '', session: '' },
};

/** The user centre's queries, registered when the first section is loaded. */
export const userCentreApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    profile: queryEndpoint(build, profile),
    loginRecords: queryEndpoint(build, loginRecords),
    creditSummary: queryEndpoint(build, creditSummary, ['enrolment']),
    // All pages as one result: a transcript that lacks a page must not be printed.
    allCredits: build.query<readonly Credit[], void>({
      async queryFn(_arg, _api, _options, fetchPage) {
        const credits: Credit[] = [];
        for (let current = 1; current <= maxCreditPages; current += 1) {
          const body = { current, size: limits.pageSize, query: {} };
          const result = await fetchPage({ call: creditPage as unknown as Call<never>, body });
          if (result.error) return { error: result.error };
          const { records, total } = result.data as ResponseOf<typeof creditPage>;
          credits.push(...records);
          if (records.length === 0 || credits.length >= total) return { data: credits };
        }
        return { error: endlessPages };
      },
      providesTags: ['enrolment'],
    }),
  }),
});

/** The request for a page of login records. @param current from 1 */
export const loginRecordsRequest = (current: number) => ({ current, size: 5, query: {} });

const fresh = { force: true };

/** Requests a section's data while its code is loading; always from the platform, since it may have changed. */
export const prefetchSection: Readonly<Record<SectionKey, (dispatch: ApiDispatch) => void>> = {
  overview(dispatch) {
    dispatch(projectApi.util.prefetch('enrolmentMine', latestEnrolmentsQuery, fresh));
    dispatch(userCentreApi.util.prefetch('creditSummary', {}, fresh));
  },
  userInfo(dispatch) {
    dispatch(userCentreApi.util.prefetch('profile', {}, fresh));
    dispatch(userCentreApi.util.prefetch('loginRecords', loginRecordsRequest(1), fresh));
  },
  myProject(dispatch) {
    dispatch(projectApi.util.prefetch('enrolmentMine', listRequest({ page: 1 }), fresh));
  },
  myFavourite(dispatch) {
    dispatch(favouriteApi.util.prefetch('favouritePage', favouritesRequest({ page: 1 }), fresh));
  },
  myCredit(dispatch) {
    dispatch(userCentreApi.util.prefetch('creditSummary', {}, fresh));
    dispatch(userCentreApi.util.prefetch('allCredits', undefined, fresh));
    dispatch(userCentreApi.util.prefetch('profile', {}, fresh)); // the transcript names its holder
  },
  myCert(dispatch) {
    dispatch(certificateApi.util.prefetch('certificateMine', {}, fresh));
  },
};
