import { ApiError, type ApiErrorData } from '@/shared/api/api-error';
import { baseApi, cacheKeys, unsubscribed } from '@/shared/api/base-api';
import { PlatformUnavailableError } from '../router/access-retry';
import { makeStore, type PortalStore } from '../store/store';
import { createOutageReporter } from './outage-reporter';

const failure = (part: Partial<ApiErrorData>): ApiErrorData => ({
  kind: 'network',
  code: '0',
  status: 0,
  message: '',
  statusText: '',
  requestId: 'r1',
  session: '',
  ...part,
});
const noResponse = failure({});
const unavailable = failure({ kind: 'server', code: 'B0503', status: 503 });

/** Makes calls of pages that end like this, one after the other; a success has data. */
async function reportsOf(
  ends: readonly (ApiErrorData | 'success')[],
  between?: (store: PortalStore) => unknown,
) {
  const left = [...ends];
  const client = {
    send: () => {
      const end = left.shift();
      return typeof end === 'object' ? Promise.reject(new ApiError(end)) : Promise.resolve([] as never);
    },
    sendKeepalive: () => undefined,
    drain: () => Promise.resolve(),
    reopen: () => undefined,
    disposed: new AbortController().signal,
    dispose: () => undefined,
  };
  const cache = {
    read: (key: string) => (key === cacheKeys.menus ? [] : undefined),
    write: () => undefined,
    clear: () => undefined,
  };
  const { store, listeners } = makeStore({ client, cache, whenUserLoaded: () => Promise.resolve() }, {});
  const reported: number[] = [];
  const report = createOutageReporter(listeners, ({ status }) => reported.push(status));
  for (const _ of ends) {
    await store.dispatch(baseApi.endpoints.bannerList.initiate({}, { forceRefetch: true, subscribe: false }));
    await between?.(store);
  }
  return { reported, report };
}

it.each([
  ['no response', noResponse, 0],
  ['a timeout', failure({ kind: 'timeout', code: '504', status: 504 }), 504],
  ['a response of the server before it', unavailable, 503],
  ['a page in place of JSON', failure({ kind: 'contract', code: '406', status: 406 }), 406],
])('An outage is reported to the host when a page gets %s', async (_name, error, status) => {
  expect((await reportsOf([error])).reported).toEqual([status]);
});

it.each([
  ['a response of another shape', failure({ kind: 'contract', code: '406', status: 406, fields: ['title'] })],
  ['a failure of one call', failure({ kind: 'server', code: 'B0500', status: 500 })],
  ['a missing record', failure({ kind: 'notFound', code: 'A0404', status: 404 })],
  ['an aborted call', failure({ kind: 'aborted', code: 'aborted' })],
])('%s is no outage', async (_name, error) => {
  expect((await reportsOf([error])).reported).toEqual([]);
});

it('An outage is reported once, and again with another status or after a response', async () => {
  const { reported, report } = await reportsOf([noResponse, noResponse, unavailable, 'success', unavailable]);
  report(new PlatformUnavailableError(unavailable));
  expect(reported).toEqual([0, 503, 503]);
});

it('Data that were not requested from the platform do not end an outage', async () => {
  const { reported } = await reportsOf([noResponse, noResponse], async (store) => {
    await store.dispatch(baseApi.endpoints.menuTree.initiate({}, unsubscribed));
    await store.dispatch(baseApi.util.upsertQueryData('friendLinkList', {}, []));
  });
  expect(reported).toEqual([0]);
});

it('Dictionaries that alone cannot be loaded are no outage (R8.27)', async () => {
  const errors: unknown[] = [];
  const { reported } = await reportsOf(['success', noResponse], async (store) => {
    const { error } = await store.dispatch(baseApi.endpoints.dictData.initiate({}, unsubscribed));
    errors.push(error);
  });
  expect(errors[0]).toMatchObject(noResponse);
  expect(reported).toEqual([]);
});
