import { ApiError, type ApiErrorData } from '@/shared/api/api-error';
import { baseApi } from '@/shared/api/base-api';
import { callIgnored, callRejected } from '@/shared/api/call-api';
import { readConfig } from '@/shared/config/read-config';
import { makeStore } from '../store/store';
import { problemFound } from '@/shared/api/problem-found';
import { createErrorReporter } from './error-reporter';
import {
  isErrorLogEnabled,
  setupApiErrorLogging,
  setupErrorLog,
  setupWindowErrorLogging,
} from './setup-error-log';

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
  it('is logged: a query, a mutation, and one that nothing depends on (R8.4)', async () => {
    const { store, logged } = setup(details);
    await store.dispatch(baseApi.endpoints.bannerList.initiate({}));
    store.dispatch(callRejected({ ...details }));
    store.dispatch(callIgnored({ ...details }));
    expect(logged.map(String)).toEqual(Array(3).fill('ApiError: 平台维护中'));
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

describe('an error that reaches the window', () => {
  const own = 'http://localhost:11000/assets/page-1.js';
  const host = 'http://localhost:11001/assets/host.js';
  const withStack = (stack: string) => Object.assign(new Error('gone'), { stack });
  const chromium = (...scripts: string[]) =>
    withStack(['Error: gone', ...scripts.map((script) => `    at run (${script}:1:2)`)].join('\n'));
  const safari = (...scripts: string[]) => withStack(scripts.map((script) => `run@${script}:1:2`).join('\n'));

  /** Dispatches an event of the window. @returns what a portal with these rights logs */
  function logOf(event: Event, onlyOwn: boolean): unknown[] {
    const logged: unknown[] = [];
    const dispose = setupWindowErrorLogging((error) => logged.push(error), onlyOwn);
    window.dispatchEvent(event);
    dispose();
    window.dispatchEvent(event);
    return logged;
  }
  // an event with an error would fail the test itself
  const thrownBy = (filename: string) => new ErrorEvent('error', { filename, message: 'gone' });
  const rejected = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

  it.each([
    ['thrown by the portal', thrownBy(own), true],
    ['thrown by the host', thrownBy(host), false],
    ['thrown by a page of the same server', thrownBy('http://localhost:11000/host.js'), false],
    ['without an address', thrownBy(''), false],
    ['rejected in the portal', rejected(chromium(own, host)), true],
    ['rejected in the host, which the portal called', rejected(chromium(host, own)), false],
    ['rejected in the portal, in Safari', rejected(safari(own, host)), true],
    ['rejected in the host, in Safari', rejected(safari(host, own)), false],
    [
      'rejected in the host, with an address of the portal in its text',
      rejected(withStack(`Error: a ${own}\n    at x (${host}:1:2)`)),
      false,
    ],
    ['rejected without an error', rejected('gone'), false],
  ])('in a host is logged only from a script of the portal: %s (R8.26)', (_what, event, isOwn) => {
    expect(logOf(event, true)).toHaveLength(isOwn ? 1 : 0);
    expect(logOf(event, false)).toHaveLength(1);
  });
});

it('a problem that no exception reports reaches the host and the log of the platform, which can find it by its number', () => {
  const sent: unknown[] = [];
  const onError = jest.fn();
  const client = { sendKeepalive: (_call: unknown, body: unknown) => sent.push(body) } as never;
  const { store, listeners } = makeStore(
    {
      client,
      cache: { read: () => undefined, write: () => undefined, clear: () => undefined },
      whenUserLoaded: () => Promise.resolve(),
    },
    {},
  );
  const { config } = readConfig();
  const router = { state: { navigation: {}, location: { pathname: '/study/1' } } } as never;
  const dispose = setupErrorLog({
    ...{ errors: createErrorReporter(), store, listeners, router, config, client },
    ...{ embedded: true, host: { onError }, newVersion: { check: () => undefined } },
  });
  store.dispatch(problemFound({ name: 'UnreadableContent', message: 'lesson 1: no picture' }));
  dispose();
  expect(onError).toHaveBeenCalledWith(
    expect.objectContaining({
      code: 'UNEXPECTED',
      message: 'lesson 1: no picture',
      cause: expect.objectContaining({ name: 'UnreadableContent' }),
    }),
  );
  expect(sent).toEqual([
    expect.objectContaining({ page: '/study/1', message: 'UnreadableContent lesson 1: no picture' }),
  ]);
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
