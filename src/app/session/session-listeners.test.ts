import { selectSession, signedIn, signedOut } from '@/session/session';
import { createTokenStorage } from '@/session/token-storage';
import type { ApiErrorData, ErrorKind } from '@/shared/api/api-error';
import { memoryStorage } from '@/shared/lib/storage';
import { makeStore } from '../store/store';
import { setupSessionListeners } from './session-listeners';

function watched(unsaved = false) {
  const { store, listeners } = makeStore({} as never, {});
  const token = createTokenStorage(memoryStorage(), 'local', 'token', '');
  const told = {
    onEnded: jest.fn(),
    onExpired: jest.fn(),
    onForbidden: jest.fn(),
    onPasswordExpired: jest.fn(),
  };
  setupSessionListeners(listeners, { token, unsaved: () => unsaved, ...told });
  return {
    ...told,
    store,
    token,
    session: () => selectSession(store.getState()),
    state: () => store.getState(),
    /** @returns the id of the new session */
    signIn: (text: string) => store.dispatch(signedIn(text)).meta.id,
    /** The platform refuses a call that was made under this session. */
    refuse(session: string, kind: ErrorKind = 'unauthorized', code = 'A0401') {
      const payload: ApiErrorData = {
        kind,
        code,
        status: 401,
        message: '登录已过期',
        statusText: '',
        requestId: 'r1',
        session,
      };
      store.dispatch({ type: 'some-call/rejected', payload });
    },
  };
}

it.each([
  ['by itself', signedOut({ reason: 'sessionLost' }), 'expire', 'clear'],
  ['on purpose', signedOut(), 'clear', 'expire'],
] as const)('A session that ends %s is told so to the other tabs', (_how, action, told, untold) => {
  const { signIn, store, token } = watched();
  const [heard, unheard] = [jest.spyOn(token, told), jest.spyOn(token, untold)];
  signIn('t1');
  store.dispatch(action);
  expect([heard.mock.calls.length, unheard.mock.calls.length, token.read()]).toEqual([1, 0, null]);
});

describe('a call that the platform refuses', () => {
  it('ends its session, once, however many calls are refused (R4.22, R4.23)', () => {
    const { signIn, refuse, session, token, onExpired, onEnded } = watched();
    const id = signIn('t1');
    refuse(id);
    refuse(id);
    expect([session().kind, token.read()]).toEqual(['visitor', null]);
    expect([onExpired.mock.calls.length, onEnded.mock.calls.length]).toEqual([1, 1]);
  });

  it('ends nothing and tells nobody when its token is an old one (R4.22)', () => {
    const { signIn, refuse, session, token, onExpired } = watched();
    const old = signIn('t1');
    const present = signIn('t2');
    refuse(old);
    expect(session()).toMatchObject({ id: present, token: 't2' });
    expect([token.read(), onExpired.mock.calls.length]).toEqual(['t2', 0]);
  });

  it('ends nothing when it was made without a token: a wrong password is no expiry (R10.37)', () => {
    const { signIn, refuse, session, onExpired } = watched();
    signIn('t1');
    refuse('');
    expect([session().kind, onExpired.mock.calls.length]).toEqual(['signedIn', 0]);
  });

  it('ends its session in this tab, and leaves alone what another one has stored meanwhile', () => {
    const { signIn, refuse, session, token } = watched();
    const id = signIn('t1');
    token.write('t2');
    refuse(id);
    expect([session().kind, token.read()]).toEqual(['visitor', 't2']);
  });

  it('leads to the forbidden page when it is forbidden, and the session lives on (R4.24)', () => {
    const { signIn, refuse, session, onForbidden } = watched();
    refuse(signIn('t1'), 'forbidden');
    expect([session().kind, onForbidden.mock.calls.length]).toEqual(['signedIn', 1]);
  });

  it('holds the page when something on it is unsaved (R10.38)', () => {
    const { signIn, refuse, session, state, onExpired } = watched(true);
    refuse(signIn('t1'));
    expect(session()).toEqual({ kind: 'visitor' });
    expect(state().reauth.pending).toBe(true);
    expect(onExpired).toHaveBeenCalledTimes(1);
  });

  it('leads to a new password, once, when it is past its age (R7.15)', () => {
    const { signIn, refuse, session, state, onPasswordExpired, onExpired } = watched();
    const id = signIn('t1');
    refuse(id, 'conflict', 'A0212');
    refuse(id, 'conflict', 'A0212');
    expect([onPasswordExpired.mock.calls.length, onExpired.mock.calls.length]).toEqual([1, 0]);
    expect(state().access.passwordExpired).toBe(true);
    expect(session()).toMatchObject({ kind: 'signedIn', id });
  });
});
