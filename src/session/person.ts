import { useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { selectPageHold, type PageHold } from './page-hold';
import { selectSession, type Session } from './session';

export interface PersonState {
  session: Session;
  pageHold: PageHold;
}

/** Whose session it is: the user name, or the session's own id as long as that is not known; empty for a visitor. */
export function selectPerson(state: Pick<PersonState, 'session'>): string {
  const session = selectSession(state);
  return session.kind === 'signedIn' ? (session.user?.username ?? session.id) : '';
}

/**
 * Whose page it is, as `selectPerson` names people. It was so when the page was opened and stays so, since a page that
 * is held outlives its session (R10.38) and is dropped for anybody else (R10.39).
 */
export function usePageOwner(): string {
  const store = useStore<PersonState>();
  const [owner] = useState(() => selectPageHold(store.getState()).owner || selectPerson(store.getState()));
  return owner;
}

/** Id of the session that a page's owner is in, new with every sign-in; empty while they are in none. */
export function useOwnSession(): string {
  const owner = usePageOwner();
  return useSelector((state: PersonState) => {
    const now = selectSession(state);
    return now.kind === 'signedIn' && selectPerson(state) === owner ? now.id : '';
  });
}
