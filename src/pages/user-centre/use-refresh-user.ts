import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { selectSession, userLoaded, type session } from '@/session/session';
import type { PlatformDispatch } from '@/shared/api/dispatch';
import { platformApi } from '@/shared/api/platform-api';

interface State {
  session: ReturnType<typeof session.getInitialState>;
}

/** Asks anew who is signed in, for the header; without an answer it stays as it was until the next visit. */
export function useRefreshUser(): () => Promise<void> {
  const dispatch = useDispatch<PlatformDispatch>();
  const store = useStore<State>();
  return useCallback(async () => {
    const now = selectSession(store.getState());
    const ask = platformApi.endpoints.userInfo.initiate({}, { subscribe: false, forceRefetch: true });
    const { data } = await dispatch(ask);
    if (data && now.kind === 'signedIn') dispatch(userLoaded({ id: now.id, user: data }));
  }, [dispatch, store]);
}
