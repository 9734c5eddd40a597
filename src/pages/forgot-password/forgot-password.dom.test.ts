import { screen } from '@testing-library/dom';
import {
  fillFields,
  fillPhoneAndCode,
  expectFieldErrors,
  pageTimeout,
  wrongCode,
  clickButton,
} from '@/testing/form-helpers';
import { shortTimeoutMs } from '@/testing/network-faults';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();
const passwords = { 新密码: 'Another@2026', 再次输入密码: 'Another@2026' };

describe('the password reset form', () => {
  it('requires phone, code and a valid new password (R10.19, R5.1, R5.24, R5.25)', async () => {
    renderPortal('/forgotpsd');
    await screen.findByLabelText('手机号', {}, pageTimeout);
    await fillFields({ 新密码: 'abcdefgh' });
    await clickButton('重置密码');
    await expectFieldErrors({
      手机号: '请输入手机号',
      短信验证码: '请输入手机验证码',
      新密码: '密码必须包含数字、小写字母、大写字母以及特殊字符中至少三种',
      再次输入密码: '请再次输入密码',
    });
  });

  it('shows a wrong code and an unchanged password at their fields (R10.19)', async () => {
    renderPortal('/forgotpsd');
    await screen.findByLabelText('手机号', {}, pageTimeout);
    const code = await fillPhoneAndCode('13800000002');
    await fillFields({ ...passwords, 短信验证码: wrongCode(code) });
    await clickButton('重置密码');
    await expectFieldErrors({ 短信验证码: '验证码错误或已失效，请核对或重新获取' });
    await fillFields({ 短信验证码: code, 新密码: 'Newcomer@2026', 再次输入密码: 'Newcomer@2026' });
    await clickButton('重置密码');
    await expectFieldErrors({ 新密码: '新密码不能与当前密码相同' });
  });

  it('shows its success from the top of the page, where its title is (R10.19)', async () => {
    proxy.reply('/portal/pwdreset', { data: null });
    const { root } = renderPortal('/forgotpsd', { config: { apiBase: proxy.apiBase } });
    const scrolled = (root.scrollIntoView = jest.fn());
    await screen.findByLabelText('手机号', {}, pageTimeout);
    await fillFields({ 手机号: '13800000002', 短信验证码: '123456', ...passwords });
    await clickButton('重置密码');
    await screen.findByRole('heading', { level: 1, name: '密码已重置' }, pageTimeout);
    expect(document.activeElement?.textContent).toMatch(/请使用新密码重新登录/);
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a platform that has no captcha', {}, 1],
    ['a platform that is known to have no captcha', { smsCaptcha: false }, 0],
  ])('gets a code from %s (R7.16)', async (_what, config, challenges) => {
    proxy.reply('/captcha/challenge', { status: 404 });
    proxy.reply('/captcha/sendresetpw', { data: null });
    renderPortal('/forgotpsd', { config: { apiBase: proxy.apiBase, ...config } });
    await screen.findByLabelText('手机号', {}, pageTimeout);
    await fillFields({ 手机号: '13800000002' });
    await clickButton('获取验证码');
    await screen.findByText(/^验证码已发送/, {}, pageTimeout);
    expect(screen.getByText(/^(60|59) 秒后可重发$/)).not.toBeNull();
    expect(proxy.bodiesOf('/captcha/sendresetpw')).toEqual([JSON.stringify({ phone: '13800000002' })]);
    expect(proxy.bodiesOf('/captcha/challenge')).toHaveLength(challenges);
  });

  it('says that a code may still arrive when its request timed out', async () => {
    proxy.reply('/captcha/sendresetpw', 'none');
    const config = { apiBase: proxy.apiBase, smsCaptcha: false, timeoutMs: shortTimeoutMs };
    renderPortal('/forgotpsd', { config });
    await screen.findByLabelText('手机号', {}, pageTimeout);
    await fillFields({ 手机号: '13900000001' });
    await clickButton('获取验证码');
    const alert = await screen.findByRole('alert', {}, pageTimeout);
    expect(alert.textContent).toContain('短信可能仍会送达');
  });

  it('shows the same error for an unknown phone number (R10.51)', async () => {
    renderPortal('/forgotpsd');
    await screen.findByLabelText('手机号', {}, pageTimeout);
    await fillFields({ ...passwords, 手机号: '13899999999', 短信验证码: '123456' });
    await clickButton('重置密码');
    await expectFieldErrors({ 短信验证码: '验证码错误或已失效，请核对或重新获取' });
  });
});
