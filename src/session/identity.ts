import { useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { selectReauth, type ReauthState } from './reauth-slice';
import { selectSession, type Session } from './session';

export interface IdentityState {
  session: Session;
  reauth: ReauthState;
}

/** The user of the session: the user name, or the session id until the name is known; empty for a visitor. */
export function selectIdentity(state: Pick<IdentityState, 'session'>): string {
  const session = selectSession(state);
  return session.kind === 'signedIn' ? (session.user?.username ?? session.id) : '';
}

/**
 * The owner of this page, in the form of `selectIdentity`. It is fixed when the page opens: a page that waits for
 * re-authentication outlives its session (R10.38), and is dropped for another user (R10.39).
 */
export function usePageOwner(): string {
  const store = useStore<IdentityState>();
  const [owner] = useState(() => selectReauth(store.getState()).owner || selectIdentity(store.getState()));
  return owner;
}

/** Id of the page owner's session, new with every sign-in; empty while the owner is signed out. */
export function useOwnerSessionId(): string {
  const owner = usePageOwner();
  return useSelector((state: IdentityState) => {
    const now = selectSession(state);
    return now.kind === 'signedIn' && selectIdentity(state) === owner ? now.id : '';
  });
}
