import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { loginRecords } from '@/contracts/account-safety';
import { profile } from '@/contracts/profile';
import type { PlatformDispatch } from '@/shared/api/dispatch';
import { platformApi, read } from '@/shared/api/platform-api';

/** What this section reads, added to the portal's reads when it is loaded. */
export const reads = platformApi.injectEndpoints({
  endpoints: (build) => ({
    profile: read(build, profile),
    loginRecords: read(build, loginRecords),
  }),
});

/** Login records a page. */
export const recordsSize = 5;

/** The request for a page of login records, counted from 1. */
export const recordsRequest = (page: number) => ({ current: page, size: recordsSize, query: {} });

/** Asks anew for what may have changed since the last visit. */
export function preload(dispatch: PlatformDispatch): void {
  dispatch(reads.util.prefetch('profile', {}, { force: true }));
  dispatch(reads.util.prefetch('loginRecords', recordsRequest(1), { force: true }));
}

/** Asks for the profile anew, after it was changed; whether one may enrol goes by it. */
export function useRefreshProfile(): () => Promise<unknown> {
  const dispatch = useDispatch<PlatformDispatch>();
  return useCallback(() => {
    dispatch(reads.util.invalidateTags(['enrolment']));
    return dispatch(reads.endpoints.profile.initiate({}, { subscribe: false, forceRefetch: true }));
  }, [dispatch]);
}
