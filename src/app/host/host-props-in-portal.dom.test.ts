import { screen, waitFor } from '@testing-library/dom';
import type { HostProps, PortalHandle } from '@/contracts/host';
import type { HostConfig } from '@/contracts/host-config';
import type { PortalConfig } from '@/shared/config/schema';
import { fieldByLabel, fillFields, user } from '@/testing/form-helpers';
import { renderPortal } from '@/testing/render-portal';

const found = { timeout: 10_000 };
const spyOnConsole = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

/** An invalid value for every prop that the portal validates. */
const wrong: Readonly<Record<Exclude<keyof HostProps, 'container' | 'name'>, unknown>> = {
  basePath: 'portal',
  history: 'browser',
  initialPath: 7,
  onNavigate: '/x',
  token: { secret: 't1' },
  language: 'fr',
  theme: 'pink',
  config: 'text',
  onGlobalStateChange: {},
  navigate: true,
  onReady: 'yes',
  onUnsavedChange: 'no',
  onNewVersion: 2,
  onSessionExpired: 1,
  onError: {},
  brand: { colour: 'blue' },
  zIndexBase: -1,
  popupContainer: '#pop-ups',
  messages: { 'zh-CN': { 'home.title': 1 } },
  onPageChange: true,
  onMenuChange: [],
  onUserChange: {},
  onUnreadChange: 1,
};

afterEach(() => jest.restoreAllMocks());

describe('the props of a host', () => {
  it.each(Object.entries(wrong))(
    'that are invalid, such as %s %j, are named, and the portal mounts with the default',
    async (prop, value) => {
      const logged = spyOnConsole();
      const { root } = renderPortal('/contract', { host: { [prop]: value } });
      await screen.findByRole('heading', { name: '服务协议与隐私政策' }, found);
      const lines = logged.mock.calls.map(([line]) => String(line));
      expect(lines).toEqual([expect.stringMatching(new RegExp(`^HostPropError: ${prop}: expected `))]);
      expect([root.lang, root.dataset.theme]).toEqual(['zh-CN', 'blue-white']);
    },
  );

  it('that change language and theme later override a choice made in the portal', async () => {
    const { portal, root } = renderPortal('/contract', { host: { language: 'zh-CN' } });
    await screen.findByRole('heading', { name: '服务协议与隐私政策' }, found);
    portal.update({ language: 'en-US', theme: 'dark' });
    await waitFor(() => {
      expect([root.lang, root.dataset.theme]).toEqual(['en-US', 'dark']);
    }, found);
    portal.update({ theme: 'contrast' });
    portal.update({ token: '' });
    await waitFor(() => {
      expect([root.lang, root.dataset.theme]).toEqual(['en-US', 'contrast']);
    }, found);
    // Cached dictionaries, and the stamps of all caches, name their language.
    const stored = Object.entries(localStorage).filter(
      ([key]) => !/(_dicts(_order)?|cache_stamps)$/.test(key),
    );
    expect(stored.filter(([, text]) => /en-US|contrast/.test(String(text)))).toEqual([]);
  });

  it('receive links to the host’s own pages by navigate', () => {
    const navigate = jest.fn();
    const { root } = renderPortal('/contract', { host: { navigate } });
    root.insertAdjacentHTML('beforeend', '<a href="/orders" rel="external">订单</a>');
    screen.getByText('订单').click();
    expect(navigate.mock.calls).toEqual([[`${location.origin}/orders`]]);
  });

  it('give the portal, overlays included, the appearance and texts of the host, and nothing of it survives the unmount', async () => {
    const host = {
      config: { brand: { colour: '#ff0000', font: 'Georgia, serif' } },
      brand: { colour: '#7a1fa2', radius: 2 },
      zIndexBase: 5000,
      messages: { 'zh-CN': { 'terms.title': '本平台的协议' } },
    } satisfies HostProps;
    const { portal, root } = renderPortal('/contract', { host });
    await screen.findByRole('heading', { name: '本平台的协议' }, found);
    const variables = ['--p-primary', '--p-round', '--p-font', '--p-z'];
    const read = (element: HTMLElement) => variables.map((name) => element.style.getPropertyValue(name));
    expect(read(root)).toEqual(['#7a1fa2', '0.25', 'Georgia, serif', '5000']);
    portal.update({ ...host, theme: 'contrast' });
    await waitFor(() => {
      expect(read(root)).toEqual(['', '0.25', 'Georgia, serif', '5000']);
    });
    portal.dispose();
    const later = renderPortal('/contract', { host: {} });
    await screen.findByRole('heading', { name: '服务协议与隐私政策' }, found);
    expect(read(later.root)).toEqual(['', '', '', '']);
  });

  it('take dialogs and toasts to the pop-up container, which looks as the portal does and is left empty', async () => {
    const popupContainer = document.body.appendChild(document.createElement('div'));
    const onReady = jest.fn<void, [PortalHandle]>();
    const host = { popupContainer, theme: 'dark', onReady } satisfies HostProps;
    const { portal, root } = renderPortal('/contactus/1', { host });
    const field = await screen.findByLabelText('您的称呼', {}, found);
    expect(field.closest('.portal')).toBe(root);
    const layer = popupContainer.querySelector<HTMLElement>('.portal-popups');
    expect(layer?.dataset).toMatchObject({ theme: 'dark', embedded: '' });
    portal.update({ theme: 'blue-white' });
    await waitFor(() => {
      expect(layer?.dataset.theme).toBe('blue-white');
    });
    await user.type(field, '写到一半');
    void onReady.mock.calls[0]?.[0].canLeave();
    const dialog = await screen.findByRole('dialog', {}, found);
    expect(dialog.closest('.portal')).toBe(layer);
    portal.dispose();
    expect(popupContainer.innerHTML).toBe('');
    popupContainer.remove();
  });

  it('that are unknown are named once in a warning with the known ones; those of qiankun and single-spa are not reported', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const onError = jest.fn();
    const ofFrameworks = { setGlobalState: () => undefined, singleSpa: {}, mountParcel: () => undefined };
    const host = { ...ofFrameworks, onError, lang: 'en', locale: 'en' };
    const { portal } = renderPortal('/contract', { host });
    await screen.findByRole('heading', { name: '服务协议与隐私政策' }, found);
    portal.update({ ...host, themes: 'dark' } as never);
    expect(warned.mock.calls.flat()).toEqual([
      expect.stringMatching(/unknown props: lang, locale\. It knows container, .*language, .*onError/),
      expect.stringMatching(/unknown props: themes\. /),
    ]);
    expect(onError).not.toHaveBeenCalled();
  });

  it('replace no text by an id that the portal does not know: it is named once in a warning', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const idle = {
      requestIdleCallback: (work: () => void) => setTimeout(work),
      cancelIdleCallback: clearTimeout,
    };
    Object.assign(globalThis, idle);
    const messages = {
      'zh-CN': { 'terms.title': '协议', 'terms.titel': '协议' },
      'en-US': { 'terms.titel': 'Terms', 'errorCode.A0404': 'Gone' },
    };
    const { portal } = renderPortal('/contract', { host: { messages } });
    await screen.findByRole('heading', { name: '协议' }, found);
    await waitFor(() => {
      expect(warned.mock.calls.flat()).toEqual([
        expect.stringMatching(
          /unknown ids in the prop messages: terms\.titel\. messages\.json beside the page/,
        ),
      ]);
    }, found);
    portal.dispose();
    for (const name of Object.keys(idle)) Reflect.deleteProperty(globalThis, name);
  });

  it('notify the host when there is unsaved input, and when there is none any more', async () => {
    const onUnsavedChange = jest.fn();
    const { portal } = renderPortal('/contactus/1', { host: { onUnsavedChange } });
    await screen.findByLabelText('您的称呼', {}, found);
    await fillFields({ 您的称呼: '写到一半' });
    await user.type(fieldByLabel('您的称呼'), '多');
    expect(onUnsavedChange.mock.calls).toEqual([[true]]);
    portal.dispose();
    expect(onUnsavedChange.mock.calls).toEqual([[true], [false]]);
  });

  it('that are invalid in an update are named and change nothing', () => {
    const logged = spyOnConsole();
    const { portal, root } = renderPortal('/contract', { host: { theme: 'dark' } });
    portal.update({ language: 'fr', theme: 'pink' } as never);
    expect(logged.mock.calls.map(([line]) => String(line))).toEqual([
      'HostPropError: language: expected zh-CN or en-US',
      'HostPropError: theme: expected blue-white or dark or contrast',
    ]);
    expect([root.lang, root.dataset.theme]).toEqual(['zh-CN', 'dark']);
  });

  it('declare exactly the settings of the portal’s configuration', () => {
    type Whole<Given> = { [Key in keyof Given]-?: Whole<NonNullable<Given[Key]>> };
    // compiles only while the two types are assignable to each other
    const there = (config: Whole<HostConfig>): PortalConfig => config;
    const back = (config: Whole<PortalConfig>): Whole<HostConfig> => config;
    expect([there, back]).toHaveLength(2);
  });
});
