import { screen, waitFor, within } from '@testing-library/dom';
import {
  fieldByLabel,
  fillFields,
  expectFieldErrors,
  pageTimeout,
  wrongCode,
  clickButton,
  user,
} from '@/testing/form-helpers';
import { expectToast } from '@/testing/expect-toast';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';
import { smsCodeFor } from '@/testing/sms-inbox';

async function openCodeTab(address: string) {
  const portal = renderPortal(address);
  await user.click(await screen.findByRole('tab', { name: '短信登录' }, pageTimeout));
  return portal;
}

/** Both forms are in the DOM; this submits the visible one. */
async function submitCode() {
  const panel = within(screen.getByRole('tabpanel', { name: '短信登录' }));
  await user.click(panel.getByText(/^登\s*录$/, { selector: 'button' }));
}

const proxy = setupPlatformProxy();

describe('the login page', () => {
  it('keeps the name of its button while it signs in', async () => {
    proxy.reply('/oauth2/token', 'none');
    renderPortal('/login', { config: { apiBase: proxy.apiBase } });
    await screen.findByLabelText('用户名', {}, pageTimeout);
    await fillFields({ 用户名: 'trainee', 密码: 'Trainee@2026' });
    await clickButton('登录');
    const button = await waitFor(() => {
      const busy = document.querySelector('main form button[type=submit][class*=btn-loading]');
      expect(busy).not.toBeNull();
      return busy as HTMLElement;
    }, pageTimeout);
    expect(screen.getByRole('button', { name: /^登\s*录$/, description: '' })).toBe(button);
  });

  it('validates username and password (R5.21, R5.22)', async () => {
    renderPortal('/login');
    await screen.findByLabelText('用户名', {}, pageTimeout);
    await fillFields({ 用户名: ' ', 密码: '12345' });
    await clickButton('登录');
    await expectFieldErrors({ 用户名: '用户名不能为空', 密码: '密码不能少于6位' });
    screen.getByText('早期的密码可能不足8位，仍可登录；新密码须为8-20位。');
  });

  it('validates the SMS login and sends no code to an invalid phone number (R5.24, R5.25, R5.23)', async () => {
    await openCodeTab('/login');
    await user.click(screen.getByText('获取验证码'));
    await expectFieldErrors({ 手机号: '请输入手机号' });
    await fillFields({ 手机号: '2380000000' });
    await user.click(screen.getByText('获取验证码'));
    await expectFieldErrors({ 手机号: '请输入正确的手机号' });
    expect(document.activeElement).toBe(fieldByLabel('手机号'));
    expect(screen.queryByText(/秒后可重发/)).toBeNull();
    await submitCode();
    await expectFieldErrors({ 短信验证码: '请输入手机验证码' });
  });

  it('shows a wrong SMS code at its field, accepts the right one and follows the redirect (R1.24, R7.18)', async () => {
    const { root } = await openCodeTab('/login?redirect=%2Fnotice');
    // with spaces, as pasted
    await fillFields({ 手机号: '138 0000-0001' });
    await user.click(screen.getByText('获取验证码'));
    await screen.findByText(/^验证码已发送/, {}, pageTimeout);
    const code = await smsCodeFor('13800000001');
    expect(screen.getByText(/秒后可重发/).closest('button')?.disabled).toBe(true);
    await fillFields({ 短信验证码: wrongCode(code) });
    await submitCode();
    await expectFieldErrors({ 短信验证码: '验证码错误或已失效，请核对或重新获取' });
    await fillFields({ 短信验证码: ` ${code.slice(0, 3)} ${code.slice(3)} ` });
    await submitCode();
    await waitFor(() => {
      expect([window.location.hash, root.dataset.username]).toEqual(['#/notice', 'trainee']);
    }, pageTimeout);
    await expectToast(/好，林知夏/);
  });

  it('names the page that the visitor was about to open, what a login offers, and a link that requires none (R2.64)', async () => {
    renderPortal('/project/1');
    const title = await screen.findByRole('heading', { level: 2, name: '肝移植医师规范化培训' }, pageTimeout);
    expect(window.location.hash).toBe('#/login?redirect=%2Fproject%2F1');
    const teaser = within(title.parentElement ?? document.body);
    teaser.getByText('从受者评估到长期随访，系统掌握成人肝移植的全流程管理。');
    expect(teaser.getAllByRole('listitem')).toHaveLength(3);
    expect(teaser.getByRole('link', { name: '查看全部培训项目' }).getAttribute('href')).toBe('#/project');
  });

  it('names no page that only users know', async () => {
    renderPortal('/uc/myProject');
    await screen.findByLabelText('用户名', {}, pageTimeout);
    expect(screen.queryByText('登录后可以')).toBeNull();
  });

  it('says what a login offers where no page was requested', async () => {
    renderPortal('/login');
    const title = await screen.findByText('登录后可以', {}, pageTimeout);
    expect(within(title.parentElement ?? document.body).getAllByRole('listitem')).toHaveLength(3);
  });

  it('links to registration and password reset and keeps the redirect (R2.3, R2.4)', async () => {
    renderPortal('/login?redirect=%2Fnotice');
    const hrefOf = async (name: string) =>
      (await screen.findByRole('link', { name }, pageTimeout)).getAttribute('href');
    const query = '?redirect=%2Fnotice';
    expect([await hrefOf('注册新账号'), await hrefOf('忘记密码')]).toEqual([
      `#/register${query}`,
      `#/forgotpsd${query}`,
    ]);
    expect(await hrefOf('《服务协议》与《隐私政策》')).toBe('#/contract');
  });
});
