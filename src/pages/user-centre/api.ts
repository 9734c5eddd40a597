import { loginRecords } from '@/contracts/login-records';
import { creditPage, creditSummary } from '@/contracts/credit';
import { profile } from '@/contracts/profile';
import { certificateApi } from '@/features/certificates/api';
import { favouriteApi } from '@/features/favourites/api';
import { latestEnrolmentsQuery, projectApi } from '@/features/projects/api';
import { allPagesEndpoint } from '@/shared/api/all-pages';
import { baseApi, queryEndpoint, type ApiDispatch } from '@/shared/api/base-api';
import { listRequest as favouritesRequest } from './my-favourite/list-params';
import { listRequest } from './my-project/list-params';
import type { SectionKey } from './sections';

/** The user centre's queries, registered when the first section is loaded. */
export const userCentreApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    profile: queryEndpoint(build, profile),
    loginRecords: queryEndpoint(build, loginRecords),
    creditSummary: queryEndpoint(build, creditSummary),
    // A transcript that lacks a page must not be printed.
    allCredits: allPagesEndpoint(build, creditPage),
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
