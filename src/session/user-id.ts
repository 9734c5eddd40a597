import { useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { selectReauth, type ReauthState } from './reauth-slice';
import { selectSession, type Session } from './session';

export interface UserIdState {
  session: Session;
  reauth: ReauthState;
}

/** The user of the session: the user name, or the session id until the name is known; empty for a visitor. */
export function selectUserId(state: Pick<UserIdState, 'session'>): string {
  const session = selectSession(state);
  return session.kind === 'signedIn' ? (session.user?.username ?? session.id) : '';
}

/**
 * The user of this page, as `selectUserId` returns it. It is fixed when the page opens: a page that waits for
 * re-authentication outlives its session (R10.38), and is dropped for another user (R10.39).
 */
export function usePageUserId(): string {
  const store = useStore<UserIdState>();
  const [userId] = useState(() => selectReauth(store.getState()).username || selectUserId(store.getState()));
  return userId;
}

/** Id of the session of this page's user, new with every sign-in; empty while that user is signed out. */
export function usePageSessionId(): string {
  const userId = usePageUserId();
  return useSelector((state: UserIdState) => {
    const now = selectSession(state);
    return now.kind === 'signedIn' && selectUserId(state) === userId ? now.id : '';
  });
}
