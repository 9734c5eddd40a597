import { screen, waitFor, within } from '@testing-library/dom';
import { as } from '@/testing/api-as';
import { pageTimeout, user } from '@/testing/form-helpers';
import { renderPortal } from '@/testing/render-portal';
import { settingsKey } from '../store/stored-settings';

const actions = {
  showLanguage: 'English',
  showRefresh: '刷新本页',
  showSearch: '搜索',
  showTheme: '切换到深色主题',
  showNotice: /^站内消息/,
  showFullScreen: '全屏',
} as const;

beforeEach(() => {
  // jsdom has no full screen
  document.documentElement.requestFullscreen = () => Promise.resolve();
});
afterEach(() => {
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
});

/** Another tab of the browser saves a theme. */
function saveTheme(theme: Record<string, unknown>): void {
  const newValue = JSON.stringify({ version: 2, theme });
  window.dispatchEvent(new StorageEvent('storage', { key: settingsKey, newValue }));
}

const shownActions = () => {
  const banner = within(screen.getByRole('banner'));
  return Object.entries(actions)
    .filter(([, name]) => ['button', 'link'].some((role) => banner.queryByRole(role, { name })))
    .map(([action]) => action);
};
const tabs = () => screen.queryByRole('navigation', { name: '打开的页面' });
const bar = () => document.querySelector('[data-testid=progress-bar]');
const refresh = () => user.click(screen.getByRole('button', { name: '刷新本页' }));

it('Each switch of the theme shows its own part of the portal and no other (R2.61, R3.12, R3.13, R9.17, R9.18, R9.19)', async () => {
  await as('trainee');
  renderPortal('/contract');
  await screen.findByRole('heading', { level: 1 }, pageTimeout);
  await screen.findByRole('button', { name: /^账号菜单 林知夏/ }, pageTimeout);
  const all = Object.keys(actions);
  expect([shownActions(), tabs()]).toEqual([all, null]);
  for (const action of all) {
    saveTheme({ [action]: false });
    await waitFor(() => {
      expect(shownActions()).toEqual(all.filter((other) => other !== action));
    }, pageTimeout);
    expect(screen.queryByRole('button', { name: '界面设置' })).not.toBeNull();
  }
  for (const tabsBarStyle of ['card', 'smart', 'smooth']) {
    saveTheme({ showTabs: true, tabsBarStyle });
    await waitFor(() => {
      expect(tabs()?.dataset.variant).toBe(tabsBarStyle);
    }, pageTimeout);
    expect(tabs()?.querySelector('a svg')).not.toBeNull();
  }
  saveTheme({ showTabs: true, showTabsIcon: false });
  await waitFor(() => {
    expect(tabs()?.querySelector('a svg')).toBeNull();
  }, pageTimeout);
  expect(tabs()?.querySelector('a')?.textContent).toBe('服务协议与隐私政策');

  await waitFor(() => {
    expect(bar()).toBeNull(); // the bar of the first navigation has faded
  }, pageTimeout);
  saveTheme({ showProgressBar: false });
  await refresh();
  expect(bar()).toBeNull();
  saveTheme({});
  for (const address of ['/article', '/contract']) {
    window.location.hash = address;
    await waitFor(() => {
      expect(bar()).not.toBeNull();
    }, pageTimeout);
    await waitFor(() => {
      expect(bar()).toBeNull();
    }, pageTimeout);
  }
});

it('Tabs, their icons and style, and every theme are reached through the settings drawer (R3.12, R10.25)', async () => {
  const { root } = renderPortal('/contract');
  await user.click(await screen.findByRole('button', { name: '界面设置' }, pageTimeout));
  const drawer = within(await screen.findByRole('dialog', {}, pageTimeout));
  for (const [name, theme] of [
    ['深色', 'dark'],
    ['高对比度', 'contrast'],
    ['蓝白', 'blue-white'],
  ] as const) {
    await user.click(await drawer.findByRole('radio', { name }, pageTimeout));
    expect(root.dataset.theme).toBe(theme);
  }
  const toggle = async (name: string) => user.click(await drawer.findByRole('switch', { name }, pageTimeout));
  await toggle('显示标签页');
  expect(tabs()?.querySelector('a svg')).not.toBeNull();
  await toggle('标签页图标');
  expect(tabs()?.querySelector('a svg')).toBeNull();
});
