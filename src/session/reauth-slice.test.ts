import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { reauthRequired, reauth, reauthDiscarded } from './reauth-slice';
import { session, sessionExpired, signedIn, signedOut, userLoaded } from './session';

const reducer = combineReducers({ session: session.reducer, reauth: reauth.reducer });
const play = (...actions: UnknownAction[]) =>
  actions.reduce(reducer, reducer(undefined, { type: 'start' })).reauth;

function enter(username: string) {
  const begun = signedIn(`token of ${username}`);
  return {
    id: begun.meta.id,
    actions: [begun, userLoaded({ id: begun.meta.id, user: { username }, admin: false })],
  };
}

describe('the pages of a user', () => {
  const first = enter('first');
  const lost = [...first.actions, reauthRequired(), sessionExpired({ id: first.id })];

  it('are held for their owner when the session ends over unsaved input (R10.38)', () => {
    expect(play(...lost)).toEqual({ owner: 'first', pending: true, generation: 0 });
  });

  it('stay the same pages when their owner signs in again', () => {
    expect(play(...lost, ...enter('first').actions)).toEqual({ owner: 'first', pending: false, generation: 0 });
  });

  it('are dropped when somebody else signs in (R10.39)', () => {
    expect(play(...lost, ...enter('other').actions)).toEqual({ owner: 'other', pending: false, generation: 1 });
  });

  it('are no longer held once their input is given up', () => {
    expect(play(...lost, reauthDiscarded()).pending).toBe(false);
  });

  it('are nobody’s after a sign-out (R4.15)', () => {
    expect(play(...first.actions, signedOut())).toEqual(play());
  });
});
