import { makeStore } from '../store/store';
import { callRejected } from '@/shared/api/call-api';
import { baseApi } from '@/shared/api/base-api';
import { ApiError, type ApiErrorData } from '@/shared/api/api-error';
import { setupApiErrorLogging } from './api-error-logging';

const facts: ApiErrorData = {
  ...{ kind: 'server', code: 'B0500', status: 500, message: '平台维护中' },
  ...{ statusText: '', requestId: 'r1', session: '' },
};

/** A store whose platform refuses every call with these facts. */
function refusing(refusal: ApiErrorData) {
  const client = {
    send: () => Promise.reject(new ApiError(refusal)),
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

describe('a refused call', () => {
  it('is logged, whether it read or changed something (R8.4)', async () => {
    const { store, logged } = refusing(facts);
    await store.dispatch(baseApi.endpoints.bannerList.initiate({}));
    store.dispatch(callRejected({ ...facts }));
    expect(logged.map(String)).toEqual(['ApiError: 平台维护中', 'ApiError: 平台维护中']);
  });

  it('is logged once, though a page takes over what failed ahead of it', () => {
    const { store, logged } = refusing(facts);
    store.dispatch(callRejected(facts));
    store.dispatch(callRejected(facts));
    expect(logged).toHaveLength(1);
  });

  it('is not logged where nobody waits for it any more', () => {
    const { store, logged } = refusing(facts);
    store.dispatch(callRejected({ ...facts, kind: 'aborted' }));
    expect(logged).toEqual([]);
  });

  it('is not logged for the dictionaries, which have the console (R8.27)', async () => {
    const { store, logged } = refusing(facts);
    await store.dispatch(baseApi.endpoints.dictData.initiate({}));
    expect(logged).toEqual([]);
  });
});
