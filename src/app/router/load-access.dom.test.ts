import type { Call } from '@/contracts/call';
import { passwordTime, userInfo } from '@/contracts/session';
import { routeList } from '@/contracts/route';
import { selectAccess } from '@/session/access';
import { selectReauth } from '@/session/reauth-slice';
import { selectIsSignedIn, selectUser, signedIn } from '@/session/session';
import { configSchema } from '@/shared/config/schema';
import { ApiError, kindOf } from '@/shared/api/api-error';
import { createUnsavedChanges } from '@/shared/form/unsaved-changes';
import type { Toast } from '@/shared/ui/toast-queue';
import { makeStore } from '../store/store';
import { createAccessRetry, PlatformUnavailableError } from './access-retry';
import { HostLoginRequiredError } from './guard';
import { runGuard, type AccessDeps } from './load-access';

const responses = new Map<string, unknown>([
  [userInfo.path, { username: 'trainee', avatar: '/a.svg', roles: ['trainee'], permissions: ['read'] }],
  [passwordTime.path, { expired: false, changedAt: null }],
  [routeList.path, { list: [{ path: '/notice', title: '通知', component: 'noticeList' }] }],
]);

/** A signed-in portal without routes; `log` lists the starts and ends of its calls. */
function setup(
  change: ReadonlyMap<string, unknown> = new Map(),
  isTokenFromHost = false,
  config: object = {},
) {
  const requestHostLogin = jest.fn();
  const reported = jest.fn();
  const accessRetry = createAccessRetry({ retry: () => {}, report: reported, onRecovered: () => {} });
  onTestEnd = accessRetry.dispose;
  const log: string[] = [];
  const toasts: Toast[] = [];
  const client = {
    async send({ path }: Call) {
      const name = path.split('/').at(-1) ?? '';
      log.push(`${name} starts`);
      await new Promise((resolve) => setTimeout(resolve)); // a later task, as a response is
      log.push(`${name} ends`);
      const response = change.get(path) ?? responses.get(path);
      if (response instanceof Error) throw response;
      return response;
    },
  };
  const { store } = makeStore({ client } as never, {});
  store.dispatch(signedIn('t1'));
  const deps: AccessDeps = {
    loading: new Map(),
    store,
    config: configSchema.parse({ site: {}, authMode: 'all', ...config }),
    pages: [{ key: 'noticeList', pattern: '/notice' }],
    unsaved: createUnsavedChanges(),
    isTokenFromHost: () => isTokenFromHost,
    requestHostLogin,
    accessRetry,
    notify: (toast) => toasts.push(toast),
    logError: () => undefined,
  };
  const open = (returnTo: string) => runGuard(deps, { path: '/notice', returnTo }, false);
  const { unsaved } = deps;
  return { guard: open('/notice?page=2'), open, log, store, toasts, requestHostLogin, reported, unsaved };
}

let onTestEnd = () => {};
afterEach(() => {
  onTestEnd();
});

/** The error that the client throws for a status. */
const failure = (status: number): ApiError => {
  const identity = { requestId: 'r1', session: 's1' };
  const kind = status === 0 ? 'network' : kindOf(status);
  return new ApiError({ kind, code: String(status), status, message: '', statusText: '', ...identity });
};

describe('the guard of a session without routes', () => {
  it('loads the user, then the routes, then opens the requested page (R2.62)', async () => {
    const { guard, log, store } = setup();
    await expect(guard).resolves.toBeUndefined();
    expect(log.indexOf('list starts')).toBeGreaterThan(log.indexOf('userInfo ends'));
    expect(log.filter((line) => line.endsWith('ends')).sort()).toEqual([
      'list ends',
      'passwordtime ends',
      'userInfo ends',
    ]);
    expect(selectUser(store.getState())?.username).toBe('trainee');
    const { routes, roles, permissions, table } = selectAccess(store.getState());
    expect({ routes, roles, permissions }).toEqual({
      routes: 'member',
      roles: ['trainee'],
      permissions: ['read'],
    });
    expect(table[0]).toMatchObject({ path: '/notice', page: 'noticeList' });
  });

  it('loads them once for navigations that follow each other quickly (R2.62)', async () => {
    const { guard, open, log } = setup();
    await Promise.all([guard, open('/notice'), open('/notice?page=3')]);
    expect(log.filter((line) => line.endsWith('starts'))).toHaveLength(3);
  });

  it('decides again with what it loaded (R2.62, R7.15)', async () => {
    const { guard } = setup(new Map([[passwordTime.path, { expired: true, changedAt: null }]]));
    const thrown = await guard.catch((error: unknown) => error);
    expect((thrown as { headers: Headers }).headers.get('Location')).toBe(
      '/password?redirect=%2Fnotice%3Fpage%3D2',
    );
  });

  it.each([
    [500, ['failure']],
    [404, []],
  ])(
    'opens the page when the password’s age cannot be checked; HTTP %i shows the toasts %j (R7.15, R7.34)',
    async (status, kinds) => {
      const { guard, toasts } = setup(new Map([[passwordTime.path, failure(status)]]));
      await expect(guard).resolves.toBeUndefined();
      expect(toasts.map(({ kind }) => kind)).toEqual(kinds);
    },
  );
});

it.each([
  [true, { pending: true, username: '' }],
  [false, { pending: false, username: '' }],
])(
  'a user who cannot be loaded after a new login ends the session; unsaved input (%s) waits for another login (R2.63, R10.38)',
  async (hasUnsaved, state) => {
    const { guard, store, toasts, unsaved } = setup(new Map([[userInfo.path, failure(500)]]));
    if (hasUnsaved) unsaved.register('/notice', true);
    const thrown = await guard.catch((error: unknown) => error);
    expect((thrown as Response).headers.get('Location')).toBe('/login?redirect=%2Fnotice%3Fpage%3D2');
    expect([selectIsSignedIn(store.getState()), toasts.length]).toEqual([false, 1]);
    expect(selectReauth(store.getState())).toMatchObject(state);
  },
);

it('without a remembered login route the login leads to no page (R9.20)', async () => {
  const { guard } = setup(new Map([[userInfo.path, failure(500)]]), false, { rememberLoginRoute: false });
  const thrown = await guard.catch((error: unknown) => error);
  expect((thrown as Response).headers.get('Location')).toBe('/login');
});

describe('with a host’s token', () => {
  it.each([0, 404, 500, 503])(
    'a user who cannot be loaded because of status %i is an outage: the session stays, and nobody is asked for a token',
    async (status) => {
      const { guard, store, requestHostLogin, reported } = setup(
        new Map([[userInfo.path, failure(status)]]),
        true,
      );
      const thrown = await guard.catch((error: unknown) => error);
      expect(thrown).toBeInstanceOf(PlatformUnavailableError);
      expect(thrown).toMatchObject({ code: 'PLATFORM_UNAVAILABLE', status });
      expect(reported.mock.calls).toEqual([[thrown]]);
      expect([selectIsSignedIn(store.getState()), requestHostLogin.mock.calls.length]).toEqual([true, 0]);
    },
  );

  it('unreadable routes are an outage as well, with their own message (R8.23)', async () => {
    const { guard, store, toasts } = setup(new Map([[routeList.path, { list: 'routes' }]]), true);
    await expect(guard).rejects.toBeInstanceOf(PlatformUnavailableError);
    expect([toasts.map(({ kind }) => kind), selectIsSignedIn(store.getState())]).toEqual([['error'], true]);
  });

  it('a forbidden user becomes a visitor, and no token is requested', async () => {
    const { guard, store, requestHostLogin } = setup(new Map([[userInfo.path, failure(403)]]), true);
    await expect(guard).rejects.toBeInstanceOf(HostLoginRequiredError);
    expect([selectIsSignedIn(store.getState()), requestHostLogin.mock.calls.length]).toEqual([false, 0]);
  });
});
