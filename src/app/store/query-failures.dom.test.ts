import type { Call } from '@/contracts/call';
import { listCall } from '@/testing/client-fixture';
import { memoryStorage } from '@/shared/lib/storage';
import { createScopedCache } from '@/shared/lib/scoped-cache';
import { ApiError, type ApiErrorData } from '@/shared/api/api-error';
import { baseApi, prefetchQuery, queryEndpoint, unsubscribed } from '@/shared/api/base-api';
import type { Client } from '@/shared/api/client';
import { createTokenStorage } from '@/session/token-storage';
import { readConfig } from '@/shared/config/read-config';
import { sendEnvelope, setupFaultyServer } from '@/testing/faulty-server';
import { createPortalStore } from './create-portal-store';
import { contactSend } from '@/contracts/contact-message';
import { calls } from '@/contracts/calls';
import { passwordErrorSave } from '@/contracts/account';
import { login } from '@/contracts/session';
import { progressReport } from '@/contracts/study';
import { searchApi } from '@/pages/search/api';
import { callApi } from '@/shared/api/call-api';
import { selectNetworkBlock } from './network-block-slice';
import { makeStore } from './store';

const server = setupFaultyServer();

const failure: ApiErrorData = {
  kind: 'server',
  code: 'B0500',
  status: 500,
  message: '平台维护中',
  statusText: '',
  requestId: 'r1',
  session: 's1',
};
const newApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ newQuery: queryEndpoint(build, listCall) }),
});
const newRequest = { name: 'x' };
const articles = { current: 1, size: 10, query: { articleType: 'news' as const } };

/** A store whose platform responds to each call with the next of these. */
function storeWith(...responses: (ApiErrorData | object)[]) {
  const shown: ApiErrorData[] = [];
  const send = () => {
    const response = responses.shift();
    return response && 'kind' in response
      ? Promise.reject(new ApiError(response))
      : Promise.resolve(response);
  };
  const cache = createScopedCache(
    memoryStorage(),
    () => ({ version: '', language: '', user: '' }),
    1,
    Date.now,
  );
  const { store } = makeStore(
    {
      client: { send } as unknown as Client,
      cache,
      whenUserLoaded: () => Promise.resolve(),
      showFailure: (error) => shown.push(error),
    },
    {},
  );
  return { store, shown };
}

/** The store of a portal whose platform is the faulty server. */
function portalStore() {
  const storage = memoryStorage();
  const [toasts, errors] = [{ show: jest.fn() }, { log: jest.fn() }];
  const { store, dispose } = createPortalStore({
    config: readConfig().config,
    apiBase: server.url,
    embedded: false,
    host: {},
    storage,
    toasts,
    errors,
    token: createTokenStorage(storage, 'local', 'token', ''),
  });
  return { store, toasts, errors, dispose };
}

describe('a failed query', () => {
  it('shows a toast, of every page and of every new query, unless nobody asked for it (R7.34)', async () => {
    const { store, shown } = storeWith(...Array<ApiErrorData>(7).fill(failure));
    const { error } = await store.dispatch(newApi.endpoints.newQuery.initiate(newRequest));
    expect([error, shown]).toEqual([failure, [failure]]);
    await store.dispatch(baseApi.endpoints.articlePage.initiate(articles));
    await store.dispatch(baseApi.endpoints.articleDetail.initiate({ id: '1', articleType: 'news' }));
    expect(shown).toHaveLength(3);
    await store.dispatch(baseApi.endpoints.dictData.initiate({}));
    await store.dispatch(baseApi.endpoints.menuTree.initiate({}));
    await store.dispatch(baseApi.endpoints.friendLinkList.initiate({}));
    expect(shown).toHaveLength(3);
  });

  it('shows its toast once while the portal repeats it, and none for the update of what is shown (R7.34)', async () => {
    const page = { records: [], total: 0, current: 1, size: 10 };
    const { store, shown } = storeWith(failure, failure, page, failure);
    const { initiate } = baseApi.endpoints.articlePage;
    await store.dispatch(initiate(articles));
    for (let time = 0; time < 3; time += 1)
      await store.dispatch(initiate(articles, { subscribe: false, forceRefetch: true }));
    expect(shown).toEqual([failure]);
  });

  it('that a prefetch took from its page shows one toast (R7.34)', async () => {
    const { store, shown } = storeWith(failure);
    const { initiate } = baseApi.endpoints.articlePage;
    store.dispatch(prefetchQuery(initiate(articles, unsubscribed)));
    await store.dispatch(initiate(articles));
    await store.dispatch(initiate(articles));
    expect(shown).toEqual([failure]);
  });

  it('shows the notice about the network when the network answered, unless it is that of the dictionaries (R8.27)', async () => {
    const blocked = { ...failure, kind: 'network', isFromNetwork: true } as const;
    const { store } = storeWith(blocked, blocked);
    const isFound = () => selectNetworkBlock(store.getState()).isFound;
    await store.dispatch(baseApi.endpoints.dictData.initiate({}));
    expect(isFound()).toBe(false);
    await store.dispatch(baseApi.endpoints.menuTree.initiate({}));
    expect(isFound()).toBe(true);
  });

  it('shows its toast in its portal (R7.34)', async () => {
    server.respond = (_request, response) => {
      sendEnvelope(response, { code: 'B0500', msg: '平台维护中' });
    };
    const { store, toasts, dispose } = portalStore();
    await store.dispatch(newApi.endpoints.newQuery.initiate(newRequest));
    expect(toasts.show.mock.calls).toEqual([
      [
        {
          kind: 'failure',
          error: expect.objectContaining({ code: 'B0500', message: '平台维护中' }) as unknown,
        },
      ],
    ]);
    dispose();
  });

  it.each<Partial<ApiErrorData>>([{ kind: 'aborted' }, { kind: 'unauthorized' }])(
    'shows none for %j: nothing failed, or the login says so',
    async (over) => {
      const { store, shown } = storeWith({ ...failure, ...over });
      await store.dispatch(newApi.endpoints.newQuery.initiate(newRequest));
      expect(shown).toEqual([]);
    },
  );
});

describe('a failed call', () => {
  it('shows a toast, unless nobody asked for it, or its caller shows it (R7.34)', async () => {
    const { store, shown } = storeWith(...Array<ApiErrorData>(4).fill(failure));
    const { error } = await store.dispatch(callApi(contactSend, {} as never));
    expect([error, shown]).toEqual([failure, [failure]]);
    await store.dispatch(callApi(passwordErrorSave, { username: 'x' }));
    await store.dispatch(callApi(progressReport, {} as never));
    await store.dispatch(callApi(contactSend, {} as never, undefined, { toast: false }));
    expect(shown).toEqual([failure]);
  });

  it('is silent while somebody types in the search, and shown on its page (R7.34)', async () => {
    const { store, shown } = storeWith(failure, failure);
    const { searchSuggestions, searchAll } = searchApi.endpoints;
    const request = { current: 1, size: 10, query: { keyword: '移植' } };
    await store.dispatch(searchSuggestions.initiate(request, unsubscribed));
    expect(shown).toEqual([]);
    await store.dispatch(searchAll.initiate(request, unsubscribed));
    expect(shown).toEqual([failure]);
  });

  it('of a wrong password is an error like any other, though its status is 401 (R7.34)', async () => {
    const rejected = { ...failure, kind: 'unauthorized', status: 401, session: '' } as const;
    const { store, shown } = storeWith(rejected);
    await store.dispatch(callApi(login, { username: 'x', password: 'y' }));
    expect(shown).toEqual([rejected]);
  });

  it('is silent for the calls that nobody asks for, and for no other (R7.34)', () => {
    const silent = Object.entries<Pick<Call, 'failure'>>(calls).filter(
      ([, { failure }]) => failure === 'silent',
    );
    expect(silent.map(([name]) => name).sort()).toEqual(
      [
        // Loaded at the start for every page; errors of the dictionaries go to the console (R8.27).
        ...['dictData', 'menuTree', 'friendLinkList'],
        // Counters, and which courses and bases have a star.
        ...['messageUnreadCount', 'projectFacets', 'statistics', 'favouriteList'],
        // The counting of wrong passwords.
        ...['passwordErrorSave', 'passwordError', 'passwordErrorRemove'],
        // Saved again and again while somebody studies; reports of errors.
        ...['progressReport', 'quizSave', 'errorReport'],
      ].sort(),
    );
  });
});

it('fields of a response that were repaired or left out are in the error log, once for each call and field', async () => {
  server.respond = ({ path }, response) => {
    const data = path.endsWith('/menu/treeList')
      ? [{ path: '/index', title: '首页', meta: { hidden: 1 } }]
      : { records: [{ id: 7, title: '一' }, 'no record'], total: 'many', current: 1, size: 10 };
    sendEnvelope(response, { code: 200, data });
  };
  const { store, errors, dispose } = portalStore();
  const { articlePage, menuTree } = baseApi.endpoints;
  for (const forceRefetch of [false, true]) {
    await store.dispatch(articlePage.initiate(articles, { forceRefetch, subscribe: false }));
    await store.dispatch(menuTree.initiate({}, { forceRefetch, subscribe: false }));
  }
  const logged = (errors.log.mock.calls as [Error][]).map(([{ message }]) => message);
  expect(logged).toHaveLength(new Set(logged).size);
  for (const field of [
    'records of /unify-cms/portal/article/page',
    '*.meta.hidden of /unify-cms/portal/menu/treeList',
  ])
    expect(logged).toContain(`The response does not fit its contract: ${field} was repaired or left out`);
  expect(logged.join()).not.toMatch(/many|no record/);
  dispose();
});

describe('the data of a query', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('stays while its page is hidden, and when the update of the shown page fails', async () => {
    const page = { records: [], total: 0, current: 1, size: 10 };
    const { store } = storeWith(page, failure);
    const { initiate, select } = baseApi.endpoints.articlePage;
    const shown = store.dispatch(initiate(articles));
    await shown;
    shown.unsubscribe();
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    const again = store.dispatch(initiate(articles, { forceRefetch: 60 }));
    await again;
    expect(select(articles)(store.getState())).toMatchObject({ isError: true, data: page });
    again.unsubscribe();
    store.dispatch(baseApi.util.resetApiState());
  });
});
