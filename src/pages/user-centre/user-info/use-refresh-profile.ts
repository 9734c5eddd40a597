import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { userInfo } from '@/contracts/session';
import { selectAccess, type access } from '@/session/access';
import { selectSession, userLoaded, type session } from '@/session/session';
import { callApi } from '@/shared/api/call-api';
import type { ApiDispatch } from '@/shared/api/base-api';
import { userCentreApi } from '../api';

interface State {
  session: ReturnType<typeof session.getInitialState>;
  access: ReturnType<typeof access.getInitialState>;
}

/** Loads the profile again after a change. Projects are loaded again too: a complete profile permits to enrol. */
export function useRefreshProfile(): () => Promise<unknown> {
  const dispatch = useDispatch<ApiDispatch>();
  return useCallback(() => {
    dispatch(userCentreApi.util.invalidateTags(['enrolment']));
    return dispatch(userCentreApi.endpoints.profile.initiate({}, { subscribe: false, forceRefetch: true }));
  }, [dispatch]);
}

/** Loads name and avatar again for the header; after a failure, which a toast shows, they stay unchanged. */
export function useRefreshUser(): () => Promise<void> {
  const dispatch = useDispatch<ApiDispatch>();
  const store = useStore<State>();
  return useCallback(async () => {
    const current = selectSession(store.getState());
    const { data } = await dispatch(callApi(userInfo, {}));
    const { admin } = selectAccess(store.getState());
    if (data && current.kind === 'signedIn') dispatch(userLoaded({ id: current.id, user: data, admin }));
  }, [dispatch, store]);
}
