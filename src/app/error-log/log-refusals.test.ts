import { makeStore } from '../store';
import { callRefused } from '@/shared/api/send-call';
import { platformApi } from '@/shared/api/platform-api';
import { PlatformError, type ErrorFacts } from '@/shared/api/platform-error';
import { logRefusals } from './log-refusals';

const facts: ErrorFacts = {
  ...{ kind: 'server', code: 'B0500', status: 500, message: '平台维护中' },
  ...{ statusText: '', requestId: 'r1', session: '' },
};

/** A store whose platform refuses every call with these facts. */
function refusing(refusal: ErrorFacts) {
  const client = {
    send: () => Promise.reject(new PlatformError(refusal)),
    sendLast: () => undefined,
    closeFor: () => Promise.resolve(),
    reopen: () => undefined,
    disposed: new AbortController().signal,
    dispose: () => undefined,
  };
  const cache = { read: () => undefined, write: () => undefined, clear: () => undefined };
  const { store, listeners } = makeStore({ client, cache, userKnown: () => Promise.resolve() }, {});
  const logged: unknown[] = [];
  logRefusals(listeners, (error) => logged.push(error));
  return { store, logged };
}

describe('a refused call', () => {
  it('is logged, whether it read or changed something (R8.4)', async () => {
    const { store, logged } = refusing(facts);
    await store.dispatch(platformApi.endpoints.bannerList.initiate({}));
    store.dispatch(callRefused({ ...facts }));
    expect(logged.map(String)).toEqual(['PlatformError: 平台维护中', 'PlatformError: 平台维护中']);
  });

  it('is logged once, though a page takes over what failed ahead of it', () => {
    const { store, logged } = refusing(facts);
    store.dispatch(callRefused(facts));
    store.dispatch(callRefused(facts));
    expect(logged).toHaveLength(1);
  });

  it('is not logged where nobody waits for it any more', () => {
    const { store, logged } = refusing(facts);
    store.dispatch(callRefused({ ...facts, kind: 'aborted' }));
    expect(logged).toEqual([]);
  });

  it('is not logged for the dictionaries, which have the console (R8.27)', async () => {
    const { store, logged } = refusing(facts);
    await store.dispatch(platformApi.endpoints.dictData.initiate({}));
    expect(logged).toEqual([]);
  });
});
