import { selectSession, signedIn } from '@/session/session';
import { createTokenStorage } from '@/session/token-storage';
import { createUnsavedChanges } from '@/shared/form/unsaved-changes';
import { ApiError, type ErrorKind } from '@/shared/api/api-error';
import { memoryStorage } from '@/shared/lib/storage';
import { makeStore } from '../store/store';
import { setupSession, type SessionDeps } from './setup-session';

/** A signed-in portal; `reply` ends the logout call. */
function setup() {
  let reply = (_error?: ApiError) => {};
  const client = {
    send: ({ path }: { path: string }) =>
      path.endsWith('/logout')
        ? new Promise<void>((resolve, reject) => {
            reply = (error) => {
              if (error) reject(error);
              else resolve();
            };
          })
        : Promise.resolve([]),
    drain: jest.fn(() => Promise.resolve()),
    reopen: jest.fn(),
  };
  const cache = { read: () => undefined, write: () => undefined, clear: () => undefined };
  const extra = { client, cache, whenUserLoaded: () => Promise.resolve() };
  const { store, listeners } = makeStore(extra as never, {});
  const token = createTokenStorage(memoryStorage(), 'session', 'token', '');
  const state = { navigation: {}, location: { pathname: '/notice', search: '' } };
  const router = { state, basename: '/', navigate: jest.fn(() => Promise.resolve()) };
  const toasts = { show: jest.fn(), clear: jest.fn() };
  const deps = {
    store,
    client,
    cache,
    listeners,
    router,
    token,
    toasts,
    config: { rememberLoginRoute: true },
    unsaved: createUnsavedChanges(),
    drafts: new Map(),
    hostSession: { isTokenFromHost: () => false, reportExpired: () => undefined },
  };
  const { signOut } = setupSession(deps as unknown as SessionDeps);
  store.dispatch(signedIn('t1'));
  const session = () => selectSession(store.getState());
  /** Ends the logout call after it was sent. */
  const end = async (kind?: ErrorKind) => {
    await Promise.resolve();
    await Promise.resolve();
    const failure = { kind: kind ?? 'server', code: '0', status: 0, message: '', statusText: '' } as const;
    reply(kind && new ApiError({ ...failure, requestId: 'r1', session: 's1' }));
  };
  return { signOut, end, client, store, session, token, router, toasts };
}

it('A second sign-out while one runs is the same one, and the login remembers the page (R2.42)', async () => {
  const { signOut, end, client, session, router, toasts } = setup();
  const both = [signOut(), signOut()];
  await end();
  await Promise.all(both);
  expect(client.drain).toHaveBeenCalledTimes(1);
  expect(session().kind).toBe('visitor');
  expect(router.navigate.mock.calls).toEqual([['/login?redirect=%2Fnotice']]);
  expect(toasts.show).not.toHaveBeenCalled();
});

it.each([
  ['aborted', 0],
  ['network', 1],
] as const)('A logout call that ends as %s shows %i toasts (R10.46)', async (kind, count) => {
  const { signOut, end, session, toasts } = setup();
  const signingOut = signOut();
  await end(kind);
  await signingOut;
  expect([session().kind, toasts.show.mock.calls.length]).toEqual(['visitor', count]);
});

it('A sign-out leaves the session of another tab that signed in meanwhile', async () => {
  const { signOut, end, store, session, token, router } = setup();
  const signingOut = signOut();
  store.dispatch(signedIn('t2'));
  await end();
  await signingOut;
  expect([session(), token.read()]).toEqual([expect.objectContaining({ token: 't2' }), 't2']);
  expect(router.navigate).not.toHaveBeenCalled();
});
