import type { HostProps } from '@/contracts/host';
import { wrapHostCallbacks, type HostCallbackError } from './host-callbacks';

/** Lets what waits for the end of the present work run. */
const afterwards = () => Promise.resolve().then(() => undefined);

function guarded(props: object) {
  const told: HostCallbackError[] = [];
  const host = wrapHostCallbacks(props, (error) => told.push(error));
  return { host, told };
}

describe('a callback of the host', () => {
  it.each([
    ['onNavigate', (host: HostProps) => host.onNavigate?.('/article')],
    ['navigate', (host: HostProps) => host.navigate?.('/login')],
    ['onSessionExpired', (host: HostProps) => host.onSessionExpired?.('expired')],
    ['onError', (host: HostProps) => host.onError?.(new Error('a page'))],
    ['onGlobalStateChange', (host: HostProps) => host.onGlobalStateChange?.(() => undefined, true)],
  ] as const)(
    'that throws, such as %s, breaks nothing and is told once with its name',
    async (name, call) => {
      const cause = new TypeError('router is undefined');
      const { host, told } = guarded({
        [name]: () => {
          throw cause;
        },
      });
      call(host);
      call(host);
      expect(told).toEqual([]);
      await afterwards();
      expect(told.map(String)).toEqual([`HostCallbackError: The host's ${name} threw: router is undefined`]);
      expect(told[0]?.cause).toBe(cause);
    },
  );

  it('that promises and fails is told as well', async () => {
    const { host, told } = guarded({ navigate: () => Promise.reject(new Error('no such page')) });
    host.navigate?.('/nowhere');
    await afterwards();
    await afterwards();
    expect(told.map(String)).toEqual(["HostCallbackError: The host's navigate threw: no such page"]);
  });

  it('is called with what it is given; the other props are as they were', async () => {
    const onNavigate = jest.fn();
    const { host, told } = guarded({ onNavigate, token: 't1', basePath: '/portal' });
    host.onNavigate?.('/article?page=2');
    await afterwards();
    expect([onNavigate.mock.calls, told]).toEqual([[['/article?page=2']], []]);
    expect(host).toMatchObject({ token: 't1', basePath: '/portal' });
    expect('navigate' in host).toBe(false);
  });
});
