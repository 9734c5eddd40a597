import type { PortalLifecycles } from '@/contracts/host';
import { startInSandbox, type SandboxWindow } from './start-in-sandbox';

function setup(child: SandboxWindow) {
  const lifecycles = {
    bootstrap: jest.fn(() => Promise.resolve()),
    mount: jest.fn(() => Promise.resolve()),
    unmount: jest.fn(() => Promise.resolve()),
    update: jest.fn(() => Promise.resolve()),
  } satisfies PortalLifecycles;
  return { ...lifecycles, isStarted: startInSandbox(child, lifecycles) };
}

describe('The page of the portal', () => {
  it('is not started as a child of a sandbox in its own window', () => {
    const child: SandboxWindow = {};
    expect(setup(child).isStarted).toBe(false);
    expect(Object.keys(child)).toEqual([]);
  });

  it('is mounted by wujie with the props of each mount, also where wujie was there before it', async () => {
    const child: SandboxWindow = {
      __POWERED_BY_WUJIE__: true,
      $wujie: { props: { token: 't1' } },
      __WUJIE: { mount: () => child.__WUJIE_MOUNT?.() },
    };
    const { mount, unmount } = setup(child);
    expect(mount.mock.calls).toEqual([[{ token: 't1' }]]);
    await child.__WUJIE_UNMOUNT?.();
    expect(unmount).toHaveBeenCalledTimes(1);
    child.$wujie = { props: { token: 't2' } };
    child.__WUJIE_MOUNT?.();
    expect(mount).toHaveBeenLastCalledWith({ token: 't2' });
  });

  it('is mounted by micro-app with its data, follows them, and is unmounted', async () => {
    const listeners: ((data: object) => void)[] = [];
    const child: SandboxWindow = {
      __MICRO_APP_ENVIRONMENT__: true,
      microApp: { addDataListener: (listener) => listeners.push(listener) },
    };
    const { mount, unmount, update } = setup(child);
    expect(mount).not.toHaveBeenCalled();
    await child.mount?.({ token: 't1' });
    expect(mount).toHaveBeenLastCalledWith({ token: 't1' });
    for (const listener of listeners) listener({ token: 't2' });
    expect(update.mock.calls).toEqual([[{ token: 't2' }]]);
    await child.unmount?.();
    expect(unmount).toHaveBeenCalledTimes(1);
    await child.mount?.();
    expect(mount).toHaveBeenLastCalledWith({});
  });
});
