import { screen, waitFor } from '@testing-library/dom';
import { as } from '@/testing/api-as';
import { clickButton, pageTimeout, user } from '@/testing/form-helpers';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();

it('A sign-out that the platform refuses ends the session all the same, and a toast says so in the platform’s words, marked as Chinese (R4.14, R7.34, R8.1, R10.67)', async () => {
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
