import { screen, waitFor } from '@testing-library/dom';
import { fillFields, expectFieldErrors, pageTimeout, clickButton } from '@/testing/form-helpers';
import { as } from '@/testing/api-as';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();

async function signInExpired() {
  const portal = renderPortal('/login?redirect=%2Fnotice');
  await screen.findByLabelText('用户名', {}, pageTimeout);
  await fillFields({ 用户名: 'expired', 密码: 'Expired@2026' });
  await clickButton('登录');
  await screen.findByLabelText('当前密码', {}, pageTimeout);
  return portal;
}

describe('an expired password', () => {
  it('redirects every page to the change form, which says why (R7.15)', async () => {
    await signInExpired();
    expect(window.location.hash).toBe('#/password?redirect=%2Fnotice');
    await screen.findByText(/^您的密码自/, {}, pageTimeout);
    expect(screen.getByText(/^您的密码自/).textContent).toMatch(/已超过 90 天的有效期/);
    window.location.hash = '/article';
    await waitFor(() => {
      expect(window.location.hash).toBe('#/password?redirect=%2Farticle');
    }, pageTimeout);
  });

  it('requires old password, new password and repeat; a wrong old password uses up an attempt (R5.1)', async () => {
    await signInExpired();
    await clickButton('修改密码');
    await expectFieldErrors({
      当前密码: '请输入当前密码',
      新密码: '请输入密码',
      再次输入密码: '请再次输入密码',
    });
    await fillFields({ 当前密码: 'Wrong@2026', 新密码: 'Changed@2026', 再次输入密码: 'Changed@2026' });
    await clickButton('修改密码');
    const alert = await screen.findByText('还可以再试 4 次。', {}, pageTimeout);
    expect(alert.closest('[role=alert]')?.textContent).toContain('当前密码错误');
    await fillFields({ 当前密码: 'Expired@2026', 新密码: 'Expired@2026', 再次输入密码: 'Expired@2026' });
    await clickButton('修改密码');
    await expectFieldErrors({ 新密码: '新密码不能与当前密码相同' });
  });

  it('that was never changed, such as a one-time password, is not given a date', async () => {
    await as('newcomer');
    const data = { expired: true, changedAt: null, maxAgeDays: 90 };
    proxy.reply('user/passwordtime', { code: '00000', msg: '', data });
    renderPortal('/notice', { config: { apiBase: proxy.apiBase } });
    await screen.findByText('请先设置自己的新密码，再继续使用。', {}, pageTimeout);
  });

  it('once changed, opens the pages of the platform’s list, without a second call for the user (R2.59, R7.15)', async () => {
    const list = [
      { path: '/index', title: '首页', component: 'home' },
      { path: '/learning', title: '专区', component: 'noticeList' },
    ];
    proxy.reply('/route/list', { data: { list } });
    proxy.reply('user/passwordtime', { data: { expired: true, changedAt: null } });
    proxy.reply('password/doEdit', { data: null });
    await as('trainee');
    renderPortal('/learning', { config: { apiBase: proxy.apiBase, authMode: 'all' } });
    await screen.findByLabelText('当前密码', {}, pageTimeout);
    expect(proxy.bodiesOf('/route/list')).toEqual([]);
    await fillFields({ 当前密码: 'Trainee@2026', 新密码: 'Changed@2026', 再次输入密码: 'Changed@2026' });
    await clickButton('修改密码');
    await screen.findByRole('heading', { level: 1, name: '通知公告' }, pageTimeout);
    expect([window.location.hash, proxy.bodiesOf('/route/list').length]).toEqual(['#/learning', 1]);
    expect(proxy.bodiesOf('/portal/userInfo')).toHaveLength(1);
    window.location.hash = '/project';
    await waitFor(() => {
      expect(window.location.hash).toBe('#/404');
    }, pageTimeout);
  });

  it('can be left by signing out, and the login leads back to the page that was wanted (R2.42, R4.14)', async () => {
    const { root } = await signInExpired();
    await clickButton('退出登录');
    await waitFor(() => {
      expect([window.location.hash, root.dataset.state]).toEqual(['#/login?redirect=%2Fnotice', 'visitor']);
    }, pageTimeout);
  });
});
