import { screen, waitFor } from '@testing-library/dom';
import { as } from '@/testing/api-as';
import { expectConsole } from '@/testing/console-guard';
import { expectToast } from '@/testing/expect-toast';
import { clickButton, fillFields, pageTimeout, user } from '@/testing/form-helpers';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();

it('A sign-out that the platform rejects still ends the session, and a toast shows the platform’s message, marked as Chinese (R4.14, R7.34, R8.1, R10.67)', async () => {
  proxy.reply('/portal/logout', { code: 'B0503', msg: '平台正在维护' });
  await as('trainee');
  renderPortal('/verify', {
    config: { apiBase: proxy.apiBase, language: 'en-US', messageDurationMs: 60_000 },
  });
  await user.click(await screen.findByRole('button', { name: /^Account/ }, pageTimeout));
  await clickButton('Sign out');
  await waitFor(() => {
    const toast = document.querySelector<HTMLElement>('[class*=message-notice] span[lang]');
    expect([toast?.textContent, toast?.lang]).toEqual(['平台正在维护', 'zh-CN']);
  }, pageTimeout);
  await waitFor(() => {
    expect(window.location.hash).toBe('#/login?redirect=%2Fverify');
  }, pageTimeout);
  expect(localStorage.getItem('portal-token')).toBeNull();
});

it('A sign-out closes the toasts of the user who leaves', async () => {
  renderPortal('/login?redirect=%2Fverify', { config: { messageDurationMs: 60_000 } });
  await screen.findByLabelText('用户名', {}, pageTimeout);
  await fillFields({ 用户名: 'trainee', 密码: 'Trainee@2026' });
  await clickButton('登录');
  await expectToast(/好，林知夏/);
  await user.click(await screen.findByRole('button', { name: /^账号菜单/ }, pageTimeout));
  await clickButton('退出登录');
  await screen.findByLabelText('用户名', {}, pageTimeout);
  await waitFor(() => {
    expect(document.querySelector('[class*=message-notice]')).toBeNull();
  }, pageTimeout);
});

/** Stored data of public pages, without cache times. */
async function storedByPublicPages() {
  for (const [address, title] of [
    ['/contract', '服务协议与隐私政策'],
    ['/login', '登录'],
  ] as const) {
    const { portal, root } = renderPortal(address, { config: { apiBase: proxy.apiBase } });
    await waitFor(() => {
      expect(root.querySelector('h1')?.textContent).toBe(title);
      expect(localStorage).toMatchObject({ main_dicts: /./, cms_menus: /./, friend_links: /./ });
    }, pageTimeout);
    portal.dispose();
  }
  const { cache_stamps: stamps = '{}', ...local } = { ...localStorage } as Record<string, string>;
  return {
    local,
    stamps: JSON.parse(stamps.replace(/"at":\d+/g, '"at":0')) as unknown,
    session: Object.keys(sessionStorage),
    cookie: document.cookie,
  };
}

it.each([
  ['is cut off', 'cut'],
  ['fails', { status: 500 }],
] as const)(
  'A sign-out whose call %s leaves what a visitor leaves, and the login remembers the page (R2.42, R4.14, R4.15, R4.16, R10.46)',
  async (_outcome, reply) => {
    if (reply === 'cut') expectConsole('socket hang up');
    const visitors = await storedByPublicPages();
    for (const storage of [localStorage, sessionStorage]) storage.clear();
    const token = await as('trainee');
    proxy.reply('/portal/logout', reply);
    const { portal, root } = renderPortal('/notice?page=2', { config: { apiBase: proxy.apiBase } });
    await user.click(await screen.findByRole('button', { name: /^账号菜单/ }, pageTimeout));
    await clickButton('退出登录');
    await waitFor(() => {
      expect(root.querySelector('h1')?.textContent).toBe('登录');
    }, pageTimeout);
    expect(window.location.hash).toBe('#/login?redirect=%2Fnotice%3Fpage%3D2');
    expect(proxy.headersOf('/portal/logout')).toMatchObject([{ authorization: `Bearer ${token}` }]);
    portal.dispose();
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
    expect(kept).not.toMatch(new RegExp(`${token}|林知夏|avatar-1`));
    expect(await storedByPublicPages()).toEqual(visitors);
  },
);

it('After a sign-out the last searches and pages are gone, and the login does not lead back where the login route is not remembered (R9.20)', async () => {
  await as('trainee');
  renderPortal('/verify', { config: { rememberLoginRoute: false } });
  await user.click(await screen.findByRole('button', { name: /^账号菜单/ }, pageTimeout));
  for (const key of ['recent_searches', 'recent_pages']) localStorage.setItem(key, '["肝移植"]');
  await clickButton('退出登录');
  await waitFor(() => {
    expect(window.location.hash).toBe('#/login');
  }, pageTimeout);
  for (const key of ['recent_searches', 'recent_pages']) expect(localStorage.getItem(key)).toBeNull();
});
