import {
  hostTokenChanged,
  selectSession,
  sessionExpired,
  signedIn,
  signedOut,
  userLoaded,
} from '@/session/session';
import { createTokenStorage } from '@/session/token-storage';
import { ApiError, type ApiErrorData, type ErrorKind } from '@/shared/api/api-error';
import { baseApi } from '@/shared/api/base-api';
import { callRejected } from '@/shared/api/call-api';
import { memoryStorage } from '@/shared/lib/storage';
import type { PageRoute } from '@/shared/routes/page-route';
import { pageEntryFor, pageOpened } from '../store/page-entry';
import { makeStore } from '../store/store';
import { setupSessionListeners } from './session-listeners';

const unauthorized: ApiErrorData = {
  kind: 'unauthorized',
  code: 'A0401',
  status: 401,
  message: '登录已过期',
  statusText: '',
  requestId: 'r1',
  session: '',
};

function setup(unsaved = false) {
  const client = { send: jest.fn() };
  const cache = { read: () => undefined, write: () => undefined };
  const whenUserLoaded = () => Promise.resolve();
  const { store, listeners } = makeStore({ client, cache, whenUserLoaded } as never, {});
  const token = createTokenStorage(memoryStorage(), 'local', 'token', '');
  const callbacks = {
    onEnded: jest.fn(),
    onLeft: jest.fn(),
    onUserChanged: jest.fn(),
    onExpired: jest.fn(),
    onForbidden: jest.fn(),
    onLoginRequired: jest.fn(),
    onPasswordExpired: jest.fn(),
  };
  setupSessionListeners(listeners, { token, hasUnsaved: () => unsaved, ...callbacks });
  return {
    ...callbacks,
    client,
    store,
    token,
    session: () => selectSession(store.getState()),
    state: () => store.getState(),
    /** @returns the id of the new session */
    signIn: (text: string) => store.dispatch(signedIn(text)).meta.id,
    /** The user of the current session is loaded. */
    load(username: string) {
      const now = selectSession(store.getState());
      if (now.kind === 'signedIn')
        store.dispatch(userLoaded({ id: now.id, user: { username }, admin: false }));
    },
    /** The platform rejects a call that was sent in this session. */
    reject(session: string, kind: ErrorKind = 'unauthorized', code = 'A0401') {
      store.dispatch(callRejected({ ...unauthorized, kind, code, session }));
    },
  };
}

it.each([
  ['by expiry', signedOut({ reason: 'sessionLost' }), 'expire', 'clear'],
  ['by a sign-out', signedOut(), 'clear', 'expire'],
] as const)('A session that ends %s is stored so for the other tabs', (_how, action, called, notCalled) => {
  const { signIn, store, token } = setup();
  const [write, otherWrite] = [jest.spyOn(token, called), jest.spyOn(token, notCalled)];
  signIn('t1');
  store.dispatch(action);
  expect([write.mock.calls.length, otherWrite.mock.calls.length, token.read()]).toEqual([1, 0, null]);
});

it.each([
  ['signs out', () => signedOut(), 1],
  ['is replaced by another one in another tab', () => signedIn('t2'), 1],
  ['loses the session', () => signedOut({ reason: 'sessionLost' }), 0],
  ['gets a new token from the host', () => hostTokenChanged('t2'), 0],
  ['is signed out by the host', () => hostTokenChanged(null), 1],
] as const)('A user who %s leaves, or stays', (_how, action, times) => {
  const { signIn, store, onLeft } = setup();
  signIn('t1');
  expect(onLeft).not.toHaveBeenCalled();
  store.dispatch(action());
  expect(onLeft).toHaveBeenCalledTimes(times);
});

describe('the drafts of forms', () => {
  const [first, other] = ['first', 'other'];
  /** The events of a session after that of the user `first`. */
  it.each([
    ['leave with a sign-out', [signedOut()], null, 1],
    ['leave when the host clears the token', [hostTokenChanged(null)], null, 1],
    ['stay when the host renews the token', [hostTokenChanged('t2')], first, 0],
    ['leave when the host passes the token of another user', [hostTokenChanged('t2')], other, 1],
    ['stay when their user signs in again after an expiry', ['expire', signedIn('t2')], first, 0],
    ['leave when another user signs in after an expiry', ['expire', signedIn('t2')], other, 1],
  ] as const)('%s', (_what, actions, next, times) => {
    const { signIn, load, session, store, onUserChanged } = setup();
    signIn('t1');
    load(first);
    onUserChanged.mockClear();
    for (const action of actions) {
      const now = session();
      const id = now.kind === 'signedIn' ? now.id : '';
      store.dispatch(action === 'expire' ? sessionExpired({ id, pagesWait: false }) : action);
    }
    if (next) load(next);
    expect(onUserChanged).toHaveBeenCalledTimes(times);
  });

  it('of a visitor leave with the first sign-in', () => {
    const { signIn, onUserChanged } = setup();
    signIn('t1');
    expect(onUserChanged).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['stay for their user', 'first', 1],
  ['leave for another user', 'other', 0],
] as const)('Pages that wait for re-authentication %s (R10.38, R10.39)', (_what, next, left) => {
  const { signIn, load, reject, store, state } = setup(true);
  const id = signIn('t1');
  load('first');
  const title = { id: 'x', defaultMessage: '新闻' };
  const page = { key: 'news', pattern: '/article', title, layout: 'main' };
  store.dispatch(
    pageOpened(pageEntryFor(page as Partial<PageRoute> as PageRoute, { pathname: '/article', search: '' })),
  );
  reject(id);
  signIn('t2');
  load(next);
  expect([state().tabs.length, state().keepAlive.ids.length]).toEqual([left, left]);
});

describe('a call that the platform rejects', () => {
  it('ends its session once, however many calls are rejected (R4.22, R4.23)', () => {
    const { signIn, reject, session, token, onExpired, onEnded } = setup();
    const id = signIn('t1');
    reject(id);
    reject(id);
    expect([session().kind, token.read()]).toEqual(['visitor', null]);
    expect([onExpired.mock.calls.length, onEnded.mock.calls.length]).toEqual([1, 1]);
  });

  it('ends its session when it is a query, whose error the state keeps', async () => {
    const { signIn, client, store, session, onExpired } = setup();
    const details = { ...unauthorized, session: signIn('t1') };
    client.send.mockRejectedValue(new ApiError(details));
    await store.dispatch(baseApi.endpoints.bannerList.initiate({}));
    expect(session().kind).toBe('visitor');
    expect(onExpired).toHaveBeenCalledWith(details);
  });

  it.each([
    ['keeps the data of pages that wait for their owner', true],
    ['drops the data of the session otherwise', false],
  ])('%s', async (_what, hasUnsaved) => {
    const { signIn, reject, store, state } = setup(hasUnsaved);
    const id = signIn('t1');
    await store.dispatch(baseApi.util.upsertQueryData('bannerList', {}, []));
    reject(id);
    const { data } = baseApi.endpoints.bannerList.select({})(state());
    expect(data).toEqual(hasUnsaved ? [] : undefined);
  });

  it('changes nothing when it was sent with an older token (R4.22)', () => {
    const { signIn, reject, session, token, onExpired } = setup();
    const old = signIn('t1');
    const current = signIn('t2');
    reject(old);
    expect(session()).toMatchObject({ id: current, token: 't2' });
    expect([token.read(), onExpired.mock.calls.length]).toEqual(['t2', 0]);
  });

  it('neither leads to the forbidden page nor requires a new password when it was sent with an older token', () => {
    const { signIn, reject, state, onForbidden, onPasswordExpired } = setup();
    const old = signIn('t1');
    signIn('t2');
    reject(old, 'forbidden', 'A0301');
    reject(old, 'conflict', 'A0212');
    expect([onForbidden.mock.calls, onPasswordExpired.mock.calls]).toEqual([[], []]);
    expect(state().access.passwordExpired).toBe(false);
  });

  it('leads a visitor to the forbidden page when it is forbidden', () => {
    const { reject, onForbidden } = setup();
    reject('', 'forbidden');
    expect(onForbidden).toHaveBeenCalledTimes(1);
  });

  it.each(['forbidden', 'unauthorized'] as const)(
    'opens no other page and ends no session when it is that of the dictionaries: %s (R8.27)',
    async (kind) => {
      const { client, store, signIn, session, onForbidden } = setup();
      const error = { ...unauthorized, kind, session: signIn('t1') };
      client.send.mockRejectedValue(new ApiError(error));
      const result = await store.dispatch(baseApi.endpoints.dictData.initiate({}));
      expect(result.error).toEqual(error);
      expect([session().kind, onForbidden.mock.calls.length]).toEqual(['signedIn', 0]);
    },
  );

  it('changes nothing when it was sent without a token, as a login with a wrong password (R10.37)', () => {
    const { signIn, reject, session, onExpired } = setup();
    signIn('t1');
    reject('');
    expect([session().kind, onExpired.mock.calls.length]).toEqual(['signedIn', 0]);
  });

  it('ends its session in this tab and keeps a newer token that another tab has stored', () => {
    const { signIn, reject, session, token } = setup();
    const id = signIn('t1');
    token.write('t2');
    reject(id);
    expect([session().kind, token.read()]).toEqual(['visitor', 't2']);
  });

  it('opens the forbidden page and keeps the session when it is forbidden (R4.24)', () => {
    const { signIn, reject, session, onForbidden } = setup();
    reject(signIn('t1'), 'forbidden');
    expect([session().kind, onForbidden.mock.calls.length]).toEqual(['signedIn', 1]);
  });

  it('requires re-authentication when a page has unsaved input (R10.38)', () => {
    const { signIn, reject, session, state, onExpired } = setup(true);
    reject(signIn('t1'));
    expect(session()).toEqual({ kind: 'visitor' });
    expect(state().reauth.pending).toBe(true);
    expect(onExpired).toHaveBeenCalledTimes(1);
  });

  it('requires a new password once, when the password has expired (R7.15)', () => {
    const { signIn, reject, session, state, onPasswordExpired, onExpired } = setup();
    const id = signIn('t1');
    reject(id, 'conflict', 'A0212');
    reject(id, 'conflict', 'A0212');
    expect([onPasswordExpired.mock.calls.length, onExpired.mock.calls.length]).toEqual([1, 0]);
    expect(state().access.passwordExpired).toBe(true);
    expect(session()).toMatchObject({ kind: 'signedIn', id });
  });
});
