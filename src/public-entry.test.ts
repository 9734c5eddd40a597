import { screen, waitFor, within } from '@testing-library/dom';
import type { HostProps, HostState } from '@/contracts/host';
import { tokenFor } from '@/testing/api-as';
import { onCleanup } from '@/testing/cleanup';
import { watchForLeaks } from '@/testing/leak-guard';
import { platformUrl } from '@/testing/platform-url';
import { createPublicEntry } from './public-entry';

const found = { timeout: 10_000 };

/** The parts of the built page that matter here, each time at a new address. */
const pageWith = (config: object) =>
  `data:text/html,${encodeURIComponent(`<html data-portal-page><head><style>.portal { --p-width: 1px }</style>
  <script type="application/json" id="portal-config">${JSON.stringify(config)}</script><script>throw 1</script></head>
  <body><div id="portal-root"><div data-first-paint></div></div><p>other</p></body></html>`)}`;

function setup(page = pageWith({ apiBase: `${platformUrl()}/api` })) {
  watchForLeaks();
  const before = document.body.innerHTML;
  onCleanup(() => {
    expect(document.body.innerHTML).toBe(before);
  });
  return createPublicEntry(page);
}

function addContainer() {
  const container = document.createElement('main');
  document.body.append(container);
  return container;
}

const inMemory = { history: 'memory', initialPath: '/contract' } as const;
const heading = { name: '服务协议与隐私政策' };

describe('The lifecycles of portal.js', () => {
  it.each([
    ['container', (container: Element) => ({ container })],
    ['domElement of a parcel', (container: Element) => ({ domElement: container })],
    ['domElementGetter of single-spa', (container: Element) => ({ domElementGetter: () => container })],
  ])(
    'mount into %s with styles and configuration of the page, and leave nothing there',
    async (_name, given) => {
      const portal = setup();
      const container = addContainer();
      const props = { ...inMemory, name: 'training', ...given(container) } as HostProps;
      await portal.bootstrap(props);
      for (let round = 0; round < 2; round += 1) {
        await portal.mount(props);
        await within(container).findByRole('heading', heading, found);
        expect([...container.children].map(({ tagName }) => tagName)).toEqual(['STYLE', 'DIV']);
        await portal.unmount(props);
        expect(container.innerHTML).toBe('');
      }
      container.remove();
    },
  );

  it('create an element for an application of single-spa without one', async () => {
    const portal = setup();
    const props = { ...inMemory, name: 'training' };
    await portal.mount(props);
    await screen.findByRole('heading', heading, found);
    expect(document.getElementById('single-spa-application:training')).not.toBeNull();
    await portal.unmount(props);
  });

  it('mount two portals, but not two into one container', async () => {
    const portal = setup();
    const containers = [addContainer(), addContainer()];
    const all = containers.map((container) => ({ ...inMemory, container }));
    await Promise.all(all.map((props) => portal.mount(props)));
    for (const container of containers) await within(container).findByRole('heading', heading, found);
    await expect(portal.mount(all[0])).rejects.toThrow('mounted here already');
    await Promise.all(all.map((props) => portal.unmount(props)));
    for (const container of containers) container.remove();
  });

  it('end a mount that still loads at the unmount, so that a quick return gets the hash', async () => {
    const portal = setup();
    const [left, next] = [addContainer(), addContainer()];
    const onNavigate = jest.fn();
    const onError = jest.fn();
    const mounted = portal.mount({ container: left, onNavigate, onError });
    const unmounted = portal.unmount({ container: left });
    history.replaceState(null, '', '#/contract');
    await portal.mount({ container: next, onError });
    await Promise.all([mounted, unmounted]);
    await within(next).findByRole('heading', heading, found);
    expect(left.innerHTML).toBe('');
    expect(location.hash).toBe('#/contract');
    expect([onNavigate.mock.calls, onError.mock.calls]).toEqual([[], []]);
    await portal.unmount({ container: next });
    history.replaceState(null, '', location.pathname);
    left.remove();
    next.remove();
  });

  it('reject while the page cannot be loaded, and mount once it can', async () => {
    const send = jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const portal = setup();
    const container = addContainer();
    await expect(portal.mount({ container })).rejects.toThrow('Failed to fetch');
    expect(container.innerHTML).toBe('');
    send.mockRestore();
    await portal.mount({ ...inMemory, container });
    await within(container).findByRole('heading', heading, found);
    await portal.unmount({ container });
    container.remove();
  });

  it('follow a token by the host’s own subscription, which ends with the portal, and by update (R1.27, R1.28)', async () => {
    const portal = setup();
    const container = addContainer();
    const [first, second] = [
      await tokenFor('trainee', 'Trainee@2026'),
      await tokenFor('admin', 'Admin@2026'),
    ];
    const listeners = new Set<(state: HostState, previous: HostState) => void>();
    const props: HostProps = {
      ...inMemory,
      container,
      onGlobalStateChange(listener, fireImmediately) {
        listeners.add(listener);
        if (fireImmediately) listener({ token: '' }, {});
        return () => listeners.delete(listener);
      },
    };
    await portal.mount(props);
    const state = await within(container).findByTestId('session-state');
    const user = () => [state.dataset.state, state.dataset.username];
    await waitFor(() => {
      expect(user()[0]).toBe('visitor');
    }, found);
    for (const listener of listeners) listener({ token: first }, {});
    await waitFor(() => {
      expect(user()).toEqual(['signedIn', 'trainee']);
    }, found);
    await portal.update({ ...props, token: second });
    await waitFor(() => {
      expect(user()).toEqual(['signedIn', 'admin']);
    }, found);
    await portal.unmount(props);
    expect(listeners.size).toBe(0);
    container.remove();
  });
});
