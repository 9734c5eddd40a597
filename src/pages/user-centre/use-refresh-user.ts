import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { userInfo } from '@/contracts/session';
import { selectAccess, type access } from '@/session/access';
import { selectSession, userLoaded, type session } from '@/session/session';
import type { ApiDispatch } from '@/shared/api/dispatch';
import { callApi } from '@/shared/api/call-api';

interface State {
  session: ReturnType<typeof session.getInitialState>;
  access: ReturnType<typeof access.getInitialState>;
}

/** Asks anew who is signed in, for the header; without an answer it stays as it was until the next visit. */
export function useRefreshUser(): () => Promise<void> {
  const dispatch = useDispatch<ApiDispatch>();
  const store = useStore<State>();
  return useCallback(async () => {
    const now = selectSession(store.getState());
    const { data } = await dispatch(callApi(userInfo, {}));
    const { admin } = selectAccess(store.getState());
    if (data && now.kind === 'signedIn') dispatch(userLoaded({ id: now.id, user: data, admin }));
  }, [dispatch, store]);
}
