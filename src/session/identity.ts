import { useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { selectReauth, type ReauthState } from './reauth-slice';
import { selectSession, type Session } from './session';

export interface IdentityState {
  session: Session;
  reauth: ReauthState;
}

/** Whose session it is: the user name, or the session's own id as long as that is not known; empty for a visitor. */
export function selectIdentity(state: Pick<IdentityState, 'session'>): string {
  const session = selectSession(state);
  return session.kind === 'signedIn' ? (session.user?.username ?? session.id) : '';
}

/**
 * Whose page it is, as `selectPerson` names people. It was so when the page was opened and stays so, since a page that
 * is held outlives its session (R10.38) and is dropped for anybody else (R10.39).
 */
export function usePageOwner(): string {
  const store = useStore<IdentityState>();
  const [owner] = useState(() => selectReauth(store.getState()).owner || selectIdentity(store.getState()));
  return owner;
}

/** Id of the session that a page's owner is in, new with every sign-in; empty while they are in none. */
export function useOwnerSessionId(): string {
  const owner = usePageOwner();
  return useSelector((state: IdentityState) => {
    const now = selectSession(state);
    return now.kind === 'signedIn' && selectIdentity(state) === owner ? now.id : '';
  });
}
