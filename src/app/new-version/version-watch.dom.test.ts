import { setupFaultyServer } from '@/testing/faulty-server';
import { setVisibility } from '@/testing/set-visibility';
import { fetchRelease, type Release } from './fetch-release';
import { createVersionWatch, type VersionWatch } from './version-watch';

const minute = 60_000;

describe('a new version', () => {
  let requests = 0;
  let respond: () => Promise<Release>;
  const same = () => Promise.resolve({ version: '2.1.0', isOther: false });
  const other = () => Promise.resolve({ version: '2.2.0', isOther: true });
  const onNew = jest.fn();
  let watch: VersionWatch;
  const start = (minutes = 10) => {
    watch = createVersionWatch({
      minutes,
      onNew,
      fetchRelease: () => {
        requests += 1;
        return respond();
      },
    });
  };
  /** Advances the time by some minutes. @returns the number of requests meanwhile */
  const requestsWithin = async (minutes: number) => {
    requests = 0;
    await jest.advanceTimersByTimeAsync(minutes * minute);
    return requests;
  };
  const setHidden = (hidden: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    setVisibility(hidden ? 'hidden' : 'visible');
  };
  const setOnline = (online: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  };

  beforeEach(() => {
    jest.useFakeTimers();
    respond = same;
  });
  afterEach(() => {
    watch.dispose();
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
    jest.restoreAllMocks();
    onNew.mockReset();
  });

  it('is checked for at the interval, and reported once', async () => {
    start();
    expect([await requestsWithin(9), await requestsWithin(2), await requestsWithin(20)]).toEqual([0, 1, 2]);
    respond = other;
    const changed = jest.fn();
    watch.subscribe(changed);
    expect(watch.isNew()).toBe(false);
    expect(await requestsWithin(60)).toBe(1);
    expect([watch.isNew(), changed.mock.calls.length, onNew.mock.calls]).toEqual([true, 1, [['2.2.0']]]);
  });

  it('is checked for with a growing delay while requests fail', async () => {
    respond = () => Promise.reject(new Error('no such file'));
    start();
    expect([await requestsWithin(60), await requestsWithin(240), await requestsWithin(24 * 60)]).toEqual([
      2, 2, 5,
    ]);
    respond = same;
    await requestsWithin(6 * 60);
    expect(await requestsWithin(60)).toBe(6);
  });

  it('is not checked for while the page is hidden or offline, and is checked for on return', async () => {
    start();
    setHidden(true);
    expect(await requestsWithin(60)).toBe(0);
    setHidden(false);
    expect(await requestsWithin(0)).toBe(1);
    setOnline(false);
    expect(await requestsWithin(60)).toBe(0);
    setOnline(true);
    expect(await requestsWithin(0)).toBe(1);
  });

  it('is checked for at most once a minute, even if the tab is shown or a file is missing more often', async () => {
    start();
    await requestsWithin(5);
    for (let times = 0; times < 20; times += 1) {
      setHidden(true);
      setHidden(false);
      watch.check();
      await jest.advanceTimersByTimeAsync(1000);
    }
    expect(requests).toBe(1);
    watch.check();
    expect(await requestsWithin(1)).toBe(1);
  });

  it('is never checked for with an interval of 0, nor after dispose', async () => {
    start(0);
    watch.check();
    expect(await requestsWithin(600)).toBe(0);
    watch.dispose();
    start();
    watch.dispose();
    watch.check();
    setHidden(false);
    expect(await requestsWithin(600)).toBe(0);
  });
});

describe('the release file', () => {
  const server = setupFaultyServer();
  const ask = (body: string, status = 200) => {
    server.respond = (_request, response) => response.writeHead(status).end(body);
    return fetchRelease(`${server.url}/y/assets/portal-abc.js?retry=1`, new AbortController().signal);
  };

  it('tells whether the served build differs from the running one', async () => {
    expect(await ask('{"version":"2.1.0","build":"assets/portal-abc.js"}')).toEqual({
      version: '2.1.0',
      isOther: false,
    });
    expect(await ask('{"version":"2.1.1","build":"assets/portal-def.js"}')).toEqual({
      version: '2.1.1',
      isOther: true,
    });
    expect(server.received.map(({ path }) => path)).toEqual(['/y/version.json', '/y/version.json']);
  });

  it.each([
    ['<!doctype html>', 200],
    ['{"version":"2.1.1"}', 200],
    ['{"version":"2.1.1","build":"assets/portal-def.js"}', 404],
  ])('is no response as %s with status %d', async (body, status) => {
    await expect(ask(body, status)).rejects.toThrow();
  });
});
