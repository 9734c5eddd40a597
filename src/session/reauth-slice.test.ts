import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { reauth, reauthDiscarded } from './reauth-slice';
import { session, sessionExpired, signedIn, signedOut, userLoaded } from './session';

const reducer = combineReducers({ session: session.reducer, reauth: reauth.reducer });
const play = (...actions: UnknownAction[]) =>
  actions.reduce(reducer, reducer(undefined, { type: 'start' })).reauth;

function enter(username: string, realName?: string) {
  const action = signedIn(`token of ${username}`);
  return {
    id: action.meta.id,
    actions: [action, userLoaded({ id: action.meta.id, user: { username, realName }, admin: false })],
  };
}

describe('the open pages of a user', () => {
  const first = enter('first', '林一');
  const expired = [...first.actions, sessionExpired({ id: first.id, pagesWait: true })];

  it('wait for their owner when the session expires with unsaved input (R10.38)', () => {
    expect(play(...expired)).toEqual({ username: 'first', name: '林一', pending: true, generation: 0 });
  });

  it('do not wait when the session expires without unsaved input', () => {
    expect(play(...first.actions, sessionExpired({ id: first.id, pagesWait: false })).pending).toBe(false);
  });

  it('stay when their owner signs in again', () => {
    expect(play(...expired, ...enter('first').actions)).toEqual({
      username: 'first',
      name: 'first',
      pending: false,
      generation: 0,
    });
  });

  it('are dropped when another user signs in (R10.39)', () => {
    expect(play(...expired, ...enter('other').actions)).toEqual({
      username: 'other',
      name: 'other',
      pending: false,
      generation: 1,
    });
  });

  it('no longer wait once their input is discarded', () => {
    expect(play(...expired, reauthDiscarded()).pending).toBe(false);
  });

  it('have no owner after a sign-out (R4.15)', () => {
    expect(play(...first.actions, signedOut())).toEqual(play());
  });
});
