import type { HostProps } from '@/contracts/host';
import { wrapHostCallbacks, type HostCallbackError } from './host-callbacks';

/** Runs pending promise callbacks. */
const settle = () => Promise.resolve().then(() => undefined);

function wrap(props: object) {
  const reported: HostCallbackError[] = [];
  const host = wrapHostCallbacks(props, (error) => reported.push(error));
  return { host, reported };
}

describe('a callback of the host', () => {
  it.each([
    ['onNavigate', (host: HostProps) => host.onNavigate?.('/article')],
    ['navigate', (host: HostProps) => host.navigate?.('/login')],
    ['onUnsavedChange', (host: HostProps) => host.onUnsavedChange?.(true)],
    ['onSessionExpired', (host: HostProps) => host.onSessionExpired?.('expired')],
    ['onUnreadChange', (host: HostProps) => host.onUnreadChange?.(3)],
    ['onGlobalStateChange', (host: HostProps) => host.onGlobalStateChange?.(() => undefined, true)],
  ] as const)(
    'that throws, such as %s, breaks nothing and is reported once by its name',
    async (name, call) => {
      const cause = new TypeError('router is undefined');
      const { host, reported } = wrap({
        [name]: () => {
          throw cause;
        },
      });
      call(host);
      call(host);
      await settle();
      expect(reported.map(String)).toEqual([
        `HostCallbackError: The host's ${name} threw: router is undefined`,
      ]);
      expect(reported[0]?.cause).toBe(cause);
    },
  );

  it('that returns a rejected promise is reported as well', async () => {
    const { host, reported } = wrap({ navigate: () => Promise.reject(new Error('no such page')) });
    host.navigate?.('/nowhere');
    await settle();
    await settle();
    expect(reported.map(String)).toEqual(["HostCallbackError: The host's navigate threw: no such page"]);
  });

  it('is called with its arguments; other props stay as they are', async () => {
    const onNavigate = jest.fn();
    const { host, reported } = wrap({ onNavigate, token: 't1', basePath: '/portal' });
    host.onNavigate?.('/article?page=2');
    await settle();
    expect([onNavigate.mock.calls, reported]).toEqual([[['/article?page=2']], []]);
    expect(host).toMatchObject({ token: 't1', basePath: '/portal' });
    expect('navigate' in host).toBe(false);
  });
});
