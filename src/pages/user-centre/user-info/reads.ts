import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { loginRecords } from '@/contracts/account-security';
import { profile } from '@/contracts/profile';
import type { ApiDispatch } from '@/shared/api/dispatch';
import { baseApi, queryEndpoint } from '@/shared/api/base-api';

/** What this section reads, added to the portal's reads when it is loaded. */
export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    profile: queryEndpoint(build, profile),
    loginRecords: queryEndpoint(build, loginRecords),
  }),
});

/** Login records a page. */
export const loginRecordsPageSize = 5;

/** The request for a page of login records, counted from 1. */
export const loginRecordsRequest = (page: number) => ({
  current: page,
  size: loginRecordsPageSize,
  query: {},
});

/** Asks anew for what may have changed since the last visit. */
export function preload(dispatch: ApiDispatch): void {
  dispatch(profileApi.util.prefetch('profile', {}, { force: true }));
  dispatch(profileApi.util.prefetch('loginRecords', loginRecordsRequest(1), { force: true }));
}

/** Asks for the profile anew, after it was changed; whether one may enrol goes by it. */
export function useRefreshProfile(): () => Promise<unknown> {
  const dispatch = useDispatch<ApiDispatch>();
  return useCallback(() => {
    dispatch(profileApi.util.invalidateTags(['enrolment']));
    return dispatch(profileApi.endpoints.profile.initiate({}, { subscribe: false, forceRefetch: true }));
  }, [dispatch]);
}
