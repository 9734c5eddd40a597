import { ApiError, type ApiErrorData } from '@/shared/api/api-error';
import { baseApi } from '@/shared/api/base-api';
import { callRejected } from '@/shared/api/call-api';
import { readConfig } from '@/shared/config/read-config';
import { makeStore } from '../store/store';
import { isErrorLogEnabled, setupApiErrorLogging } from './setup-error-log';

const details: ApiErrorData = {
  kind: 'server',
  code: 'B0500',
  status: 500,
  message: '平台维护中',
  statusText: '',
  requestId: 'r1',
  session: '',
};

/** A store whose platform rejects every call with this error. */
function setup(rejection: ApiErrorData) {
  const client = {
    send: () => Promise.reject(new ApiError(rejection)),
    sendKeepalive: () => undefined,
    drain: () => Promise.resolve(),
    reopen: () => undefined,
    disposed: new AbortController().signal,
    dispose: () => undefined,
  };
  const cache = { read: () => undefined, write: () => undefined, clear: () => undefined };
  const { store, listeners } = makeStore({ client, cache, whenUserLoaded: () => Promise.resolve() }, {});
  const logged: unknown[] = [];
  setupApiErrorLogging(listeners, (error) => logged.push(error));
  return { store, logged };
}

describe('a rejected call', () => {
  it('is logged, whether it is a query or a mutation (R8.4)', async () => {
    const { store, logged } = setup(details);
    await store.dispatch(baseApi.endpoints.bannerList.initiate({}));
    store.dispatch(callRejected({ ...details }));
    expect(logged.map(String)).toEqual(['ApiError: 平台维护中', 'ApiError: 平台维护中']);
  });

  it('is logged once when a page takes over the error of its prefetch', () => {
    const { store, logged } = setup(details);
    store.dispatch(callRejected(details));
    store.dispatch(callRejected(details));
    expect(logged).toHaveLength(1);
  });

  it('is not logged when it was aborted', () => {
    const { store, logged } = setup(details);
    store.dispatch(callRejected({ ...details, kind: 'aborted' }));
    expect(logged).toEqual([]);
  });

  it('is not logged for the dictionaries, whose errors go to the console (R8.27)', async () => {
    const { store, logged } = setup(details);
    await store.dispatch(baseApi.endpoints.dictData.initiate({}));
    expect(logged).toEqual([]);
  });
});

describe('the error log', () => {
  afterEach(() => {
    Object.assign(globalThis, { __PORTAL_ENV__: 'production' });
  });

  it.each([
    ['development', true],
    ['production', false],
  ])('without configuration, in %s is on: %s (R9.21, R10.69)', (environment, on) => {
    Object.assign(globalThis, { __PORTAL_ENV__: environment });
    expect(isErrorLogEnabled(readConfig().config)).toBe(on);
  });
});
