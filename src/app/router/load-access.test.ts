import type { Call } from '@/contracts/call';
import { passwordTime, userInfo } from '@/contracts/session';
import { routeList } from '@/contracts/route';
import { selectAccess } from '@/session/access';
import { selectUser, signedIn } from '@/session/session';
import { configSchema } from '@/shared/config/schema';
import { ApiError, kindOf, type ApiErrorData } from '@/shared/api/api-error';
import { createUnsavedChanges } from '@/shared/form/unsaved-changes';
import type { Toast } from '@/shared/ui/toast-queue';
import { makeStore } from '../store/store';
import { runGuard, type AccessDeps } from './load-access';

const responses = new Map<string, unknown>([
  [userInfo.path, { username: 'trainee', avatar: '/a.svg', roles: ['trainee'], permissions: ['read'] }],
  [passwordTime.path, { expired: false, changedAt: null }],
  [routeList.path, { list: [{ path: '/notice', title: '通知', component: 'noticeList' }] }],
]);

/** A signed-in portal that has no routes yet; `log` lists the starts and ends of its calls. */
function setup(change: ReadonlyMap<string, unknown> = new Map()) {
  const log: string[] = [];
  const toasts: Toast[] = [];
  const client = {
    async send({ path }: Call) {
      const name = path.split('/').at(-1) ?? '';
      log.push(`${name} starts`);
      await new Promise((resolve) => setTimeout(resolve));
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
    config: configSchema.parse({ site: {}, authMode: 'all' }),
    pages: [{ key: 'noticeList', pattern: '/notice' }],
    unsaved: createUnsavedChanges(),
    isTokenFromHost: () => false,
    requestHostLogin: () => undefined,
    notify: (toast) => toasts.push(toast),
    logError: () => undefined,
  };
  const open = (returnTo: string) => runGuard(deps, { path: '/notice', returnTo }, false);
  return { guard: open('/notice?page=2'), open, log, store, toasts };
}

describe('the guard of a session without routes', () => {
  it('loads the user, then the routes, then opens the page that was asked for (R2.62)', async () => {
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
      ...{ routes: 'member', roles: ['trainee'], permissions: ['read'] },
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
      const error: ApiErrorData = {
        ...{ kind: kindOf(status), code: String(status), status, message: '', statusText: '' },
        ...{ requestId: 'r1', session: 's1' },
      };
      const { guard, toasts } = setup(new Map([[passwordTime.path, new ApiError(error)]]));
      await expect(guard).resolves.toBeUndefined();
      expect(toasts.map(({ kind }) => kind)).toEqual(kinds);
    },
  );
});
