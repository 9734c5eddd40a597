import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { userInfo } from '@/contracts/session';
import { access, fullAccessGranted, routesLoaded } from './access';
import {
  avatarLetter,
  hostTokenChanged,
  selectDisplayName,
  session,
  sessionExpired,
  sessionFrom,
  signedIn,
  signedOut,
  userLoaded,
} from './session';

const reducer = combineReducers({ session: session.reducer, access: access.reducer });
const play = (...actions: UnknownAction[]) => actions.reduce(reducer, reducer(undefined, { type: 'start' }));
const fresh = play();
const user = { username: 'trainee', avatar: '/a.svg', roles: ['trainee'], permissions: ['read'] };

function signIn(token = 't1') {
  const action = signedIn(token);
  return { action, id: action.meta.id };
}

describe('the session', () => {
  it('starts as a visitor (R4.1, R6.1)', () => {
    expect(fresh.session).toEqual({ kind: 'visitor' });
  });

  it('is signed in with a token, and has a user after user info (R3.1, R3.4, R3.5, R4.13, R6.1)', () => {
    const { action, id } = signIn();
    const state = play(action, userLoaded({ id, user, admin: false }), routesLoaded('member', []));
    expect(state).toEqual({
      session: { kind: 'signedIn', id, token: 't1', owner: 'portal', user },
      access: {
        admin: false,
        fullAccess: false,
        roles: ['trainee'],
        permissions: ['read'],
        routes: 'member',
        table: [],
        passwordExpired: false,
      },
    });
  });

  it('reads five fields of the user and the real name only, and requires only name and avatar (R3.2, R3.3)', () => {
    const { response } = userInfo;
    const fields = { ...user, gender: 'female', realName: '林知夏' };
    expect(response.parse({ ...fields, phone: '13800000000' })).toEqual(fields);
    const two = response.parse({ username: 'trainee', avatar: '/a.svg' });
    const { action, id } = signIn();
    const state = play(action, userLoaded({ id, user: two, admin: false }));
    expect(state.session).toMatchObject({ user: { username: 'trainee', avatar: '/a.svg' } });
    expect(state.access).toMatchObject({ roles: [], permissions: [] });
  });

  it.each([
    ['林知夏', '林知夏'],
    [' 阿依古丽·买买提 ', '阿依古丽·买买提'],
    ['', 'trainee'],
    ['\u3000', 'trainee'],
    ['\u200B', 'trainee'],
    ['null', 'trainee'],
    [null, 'trainee'],
    [undefined, 'trainee'],
  ])('greets by the real name %p as %s (R10.66)', (realName, name) => {
    const { action, id } = signIn();
    const state = play(action, userLoaded({ id, user: { ...user, realName }, admin: false }));
    expect(selectDisplayName(state)).toBe(name);
    expect(selectDisplayName(fresh)).toBe('');
  });

  it.each([
    ['trainee', 'T'],
    ['林知夏', '林'],
    ['𠮷野', '𠮷'],
    ['', ''],
  ])('shows for an avatar of %p the letter %p', (name, letter) => {
    expect(avatarLetter(name)).toBe(letter);
  });

  it('has the admin flag until it ends (R10.30)', () => {
    const { action, id } = signIn();
    const admin = [action, userLoaded({ id, user, admin: true })];
    expect(play(...admin).access.admin).toBe(true);
    expect(play(...admin, signedOut()).access.admin).toBe(false);
  });

  it('resets to the initial state when it ends (R4.15, R4.16, R4.17, R4.18)', () => {
    const { action, id } = signIn();
    const member = [action, fullAccessGranted(), userLoaded({ id, user, admin: true })];
    const before = play(...member, routesLoaded('member', []));
    expect(before.access).toMatchObject({ fullAccess: true, roles: ['trainee'], permissions: ['read'] });
    expect(reducer(before, signedOut())).toEqual(fresh);
  });

  it('ignores the expiry of an older token', () => {
    const first = signIn('t1');
    const second = signIn('t2');
    expect(
      play(first.action, second.action, sessionExpired({ id: first.id, pagesWait: false })).session,
    ).toMatchObject({
      token: 't2',
    });
  });

  it('ignores user info of an older token', () => {
    const first = signIn('t1');
    const second = signIn('t2');
    expect(
      play(first.action, second.action, userLoaded({ id: first.id, user, admin: false })).session,
    ).toMatchObject({
      user: null,
    });
  });

  it('applies the host’s token: new, unchanged, empty (R1.28)', () => {
    const given = play(hostTokenChanged('h1'));
    expect(given.session).toMatchObject({ kind: 'signedIn', token: 'h1', owner: 'host' });
    expect(reducer(given, hostTokenChanged('h1')).session).toBe(given.session);
    expect(reducer(given, hostTokenChanged('')).session).toEqual({ kind: 'visitor' });
    expect(reducer(given, hostTokenChanged(null)).session).toEqual({ kind: 'visitor' });
  });

  it('never has an empty token', () => {
    expect(sessionFrom('', 'portal')).toEqual({ kind: 'visitor' });
    expect(play(signedIn('')).session).toEqual({ kind: 'visitor' });
  });
});
