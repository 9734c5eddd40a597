import { screen, waitFor, within } from '@testing-library/dom';
import type { HostProps, HostState, PortalLifecycles } from '@/contracts/host';
import { tokenFor } from '@/testing/api-as';
import { onCleanup } from '@/testing/cleanup';
import { expectConsole } from '@/testing/console-guard';
import { watchForLeaks } from '@/testing/leak-guard';
import { platformUrl } from '@/testing/platform-url';
import { createPublicEntry } from './public-entry';

const found = { timeout: 10_000 };

const entry = 'http://localhost:11000/portal.js';
const ownScript = './assets/portal-own.js';

/** The parts of the built page that matter here, each time at a new address. */
const pageWith = (config: object, script = ownScript) =>
  `data:text/html,${encodeURIComponent(`<html data-portal-page="${script}"><head><style>.portal { --p-width: 1px }</style>
  <script type="application/json" id="portal-config">${JSON.stringify(config)}</script><script>throw 1</script></head>
  <body><div id="portal-root"><div data-first-paint></div></div><p>other</p></body></html>`)}`;

const config = () => ({ apiBase: `${platformUrl()}/api` });

function setup(page = pageWith(config()), load?: (address: string) => Promise<PortalLifecycles>) {
  watchForLeaks();
  const before = document.body.innerHTML;
  onCleanup(() => {
    expect(document.body.innerHTML).toBe(before);
  });
  return createPublicEntry(page, entry, load);
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

  it('leave the mount to the module of the next build, when the page is of that build', async () => {
    const taken: [string, unknown][] = [];
    const taker = (step: string) => (given?: HostProps) => Promise.resolve(void taken.push([step, given]));
    const next = Object.fromEntries(
      ['bootstrap', 'mount', 'unmount', 'update'].map((step) => [step, taker(step)]),
    ) as unknown as PortalLifecycles;
    const load = jest.fn(() => Promise.resolve(next));
    const portal = setup(pageWith(config(), './assets/index-next.js'), load);
    const container = addContainer();
    const props = { ...inMemory, container, name: 'training' };
    await portal.mount(props);
    await portal.update({ ...props, theme: 'dark' });
    await portal.update({ name: 'training', theme: 'dark' });
    await portal.unmount({ container });
    expect(load.mock.calls).toEqual([[`${entry}?build=.%2Fassets%2Findex-next.js`]]);
    expect(taken).toEqual([
      ['bootstrap', undefined],
      ['mount', props],
      ['update', { ...props, theme: 'dark' }],
      ['update', { name: 'training', theme: 'dark' }],
      ['unmount', { container }],
    ]);
    expect(container.innerHTML).toBe('');
    container.remove();
  });

  it('reject the mount when the next build’s module does not match the page either', async () => {
    watchForLeaks();
    const page = pageWith(config(), './assets/index-next.js');
    const portal = createPublicEntry(page, `${entry}?build=.%2Fassets%2Findex-next.js`);
    const container = addContainer();
    await expect(portal.mount({ container })).rejects.toThrow('being replaced');
    expect(container.innerHTML).toBe('');
    container.remove();
  });

  it('mount and update as qiankun 3 does: a container and plain props, then the token with the name (R1.27, R1.28)', async () => {
    const portal = setup();
    const container = addContainer();
    const [first, second] = [
      await tokenFor('trainee', 'Trainee@2026'),
      await tokenFor('admin', 'Admin@2026'),
    ];
    // no global state; single-spa adds its own props at each step
    const given = { ...inMemory, name: 'training', singleSpa: {}, mountParcel: () => undefined };
    await portal.bootstrap({ ...given, token: first });
    await portal.mount({ ...given, token: first, container });
    const state = await within(container).findByTestId('session-state');
    const expectUser = (...user: string[]) =>
      waitFor(() => {
        expect([state.dataset.state, state.dataset.username]).toEqual(user);
      }, found);
    await expectUser('signedIn', 'trainee');
    await portal.update({ ...given, token: second });
    await expectUser('signedIn', 'admin');
    await portal.update({ ...given, token: '' });
    await expectUser('visitor', '');
    await portal.unmount({ ...given, token: '', container });
    expect(container.innerHTML).toBe('');
    container.remove();
  });

  it('follow a token by the host’s own subscription, which ends with the portal and decides over the prop, and by update without one (R1.27, R1.28)', async () => {
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
    expectConsole('onGlobalStateChange');
    await portal.update({ ...props, token: second });
    expect(user()).toEqual(['signedIn', 'trainee']);
    await portal.unmount(props);
    expect(listeners.size).toBe(0);

    const byProp = { ...inMemory, container, token: first };
    await portal.mount(byProp);
    const next = await within(container).findByTestId('session-state');
    await waitFor(() => {
      expect(next.dataset.username).toBe('trainee');
    }, found);
    await portal.update({ ...byProp, token: second });
    await waitFor(() => {
      expect(next.dataset.username).toBe('admin');
    }, found);
    await portal.unmount(byProp);
    container.remove();
  });
});
