import { screen, waitFor } from '@testing-library/dom';
import type { HostConfig, HostProps } from '@/contracts/host';
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
    expect(Object.values(localStorage).filter((text) => /en-US|contrast/.test(String(text)))).toEqual([]);
  });

  it('receive links to the host’s own pages by navigate', () => {
    const navigate = jest.fn();
    const { root } = renderPortal('/contract', { host: { navigate } });
    root.insertAdjacentHTML('beforeend', '<a href="/orders" rel="external">订单</a>');
    screen.getByText('订单').click();
    expect(navigate.mock.calls).toEqual([[`${location.origin}/orders`]]);
  });

  it('that are unknown are named once in a warning with the known ones; those of qiankun and single-spa are none', async () => {
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

  it('are told when there is typed text that leaving would lose, and when there is none any more', async () => {
    const onUnsavedChange = jest.fn();
    const { portal } = renderPortal('/contactus/1', { host: { onUnsavedChange } });
    await screen.findByLabelText('怎么称呼您', {}, found);
    await fillFields({ 怎么称呼您: '写到一半' });
    await user.type(fieldByLabel('怎么称呼您'), '多');
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
    const back = (config: PortalConfig): Whole<HostConfig> => config;
    expect([there, back]).toHaveLength(2);
  });
});
