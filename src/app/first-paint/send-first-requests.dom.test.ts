import { sendFirstRequests } from './send-first-requests';

interface SentRequest {
  address: string;
  init: { method: string; headers: Record<string, string>; body: string; signal: AbortSignal };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = `${cookieName}=; max-age=0; path=/`;
  document.body.innerHTML = '';
});

interface Stored {
  local?: string;
  session?: string;
  cookie?: string;
  /** Responses of the last visit. */
  responses?: boolean;
}

const key = 'p:token';
const cookieName = encodeURIComponent(key);

/** Sends the requests of the home page of a configuration, with a token in one of the storages. */
function runOnHomePage(config: object, stored: Stored) {
  const block = document.createElement('script');
  Object.assign(block, {
    type: 'application/json',
    id: 'portal-config',
    textContent: JSON.stringify(config),
  });
  document.body.append(block);
  if (stored.local !== undefined) localStorage.setItem(key, stored.local);
  if (stored.session !== undefined) sessionStorage.setItem(key, stored.session);
  if (stored.responses) localStorage.setItem('p:home_responses', '{}');
  document.cookie = `${cookieName}=${encodeURIComponent(stored.cookie ?? '')}; path=/`;
  location.hash = '#/index';
  const sent: SentRequest[] = [];
  globalThis.fetch = ((address: string, init: SentRequest['init']) => {
    sent.push({ address, init });
    return Promise.resolve();
  }) as unknown as typeof fetch;
  sendFirstRequests(window, [['banner/list', {}]], { tokenName: 'token', timeoutMs: 10_000 });
  return { sent, parsed: () => document.dispatchEvent(new Event('DOMContentLoaded')) };
}

function firstOf(sent: readonly SentRequest[]): SentRequest {
  const [first] = sent;
  if (!first) throw new Error('nothing was sent');
  return first;
}

const prefix = { storagePrefix: 'p:' };

describe('the requests before the bundle', () => {
  it.each([
    [{ ...prefix }, { local: 'a b', session: 'x', cookie: 'y' }, 'Bearer a b'],
    [{ ...prefix, storageKind: 'session' }, { local: 'x', session: 't2', cookie: 'y' }, 'Bearer t2'],
    [{ ...prefix, storageKind: 'cookie' }, { local: 'x', session: 'y', cookie: 't=;3' }, 'Bearer t=;3'],
    [{ ...prefix }, {}, undefined],
    [{ ...prefix, storageKind: 'cookie' }, {}, undefined],
    [{ ...prefix, tokenName: 'other' }, { local: 'x' }, undefined],
  ])(
    'of %j, with %j stored, carry the token %s and the content type of the client (R7.1, R7.5)',
    (config, stored, token) => {
      const { address, init } = firstOf(runOnHomePage(config, stored).sent);
      expect([address, init.method, init.body]).toEqual(['/api/unify-cms/portal/banner/list', 'POST', '{}']);
      expect(init.headers).toEqual({
        'content-type': 'application/json;charset=UTF-8',
        ...(token !== undefined && { authorization: token }),
      });
    },
  );

  it.each([
    [{}, 10_000],
    [{ timeoutMs: 2500 }, 2500],
  ])('of %j end after %i ms (R7.4)', (config, milliseconds) => {
    const { signal } = firstOf(runOnHomePage(config, {}).sent).init;
    jest.advanceTimersByTime(milliseconds - 1);
    expect(signal.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    expect(signal.aborted).toBe(true);
  });

  it.each([
    ['a visitor who sees the last responses', { responses: true }, 0],
    ['a user', { responses: true, local: 't' }, 1],
    ['a visitor who comes for the first time', {}, 1],
  ])('of %s are sent at once or when the page is parsed', async (_who, stored, atOnce) => {
    const { sent, parsed } = runOnHomePage(prefix, stored);
    expect(sent).toHaveLength(atOnce);
    parsed();
    await Promise.resolve();
    expect(sent).toHaveLength(1);
  });
});
