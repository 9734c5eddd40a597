import { screen, waitFor, within } from '@testing-library/dom';
import {
  fillFields,
  fillPhoneAndCode,
  expectFieldErrors,
  fieldByLabel,
  pageTimeout,
  wrongCode,
  clickButton,
  user,
} from '@/testing/form-helpers';
import { uniquePhone } from '@/testing/sms-inbox';
import { expectToast } from '@/testing/expect-toast';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();
const consent = '我已阅读并同意服务协议与隐私政策';

async function openForm(address = '/register') {
  // long enough for the greeting toast to be found
  const portal = renderPortal(address, { config: { apiBase: proxy.apiBase, messageDurationMs: 60_000 } });
  await screen.findByLabelText('用户名', {}, pageTimeout);
  return portal;
}

/** Valid values for every field but phone and code. */
const person = (username: string) => ({
  用户名: username,
  设置密码: 'Person@2026',
  再次输入密码: 'Person@2026',
  真实姓名: '阿依古丽·买买提',
  所在医院: '天山区第一人民医院',
});

describe('the registration form', () => {
  it('suggests the training hospitals that the typed text finds, and takes any other', async () => {
    await openForm();
    const field = fieldByLabel('所在医院');
    const suggestions = () => [...(field.list?.options ?? [])].map(({ value }) => value);
    await user.click(field);
    await waitFor(() => {
      expect(suggestions().length).toBeGreaterThan(10);
    }, pageTimeout);
    await user.type(field, '京华');
    await waitFor(() => {
      expect(suggestions()).toEqual([expect.stringContaining('京华')]);
    }, pageTimeout);
    await user.type(field, '县人民医院');
    await waitFor(() => {
      expect(suggestions()).toEqual([]);
    }, pageTimeout);
    expect(field.value).toBe('京华县人民医院');
    proxy.reply('/hospital/page', { status: 500, body: '' });
    await user.clear(field);
    await user.type(field, '某');
    expect(field.value).toBe('某');
  });

  it('requires every field and the consent, which is not ticked in advance (R10.18, R5.24, R5.25)', async () => {
    await openForm();
    expect(fieldByLabel(consent).checked).toBe(false);
    await clickButton('注册');
    await expectFieldErrors({
      用户名: '用户名不能为空',
      设置密码: '请输入密码',
      再次输入密码: '请再次输入密码',
      手机号: '请输入手机号',
      短信验证码: '请输入手机验证码',
      真实姓名: '请输入真实姓名',
      所在医院: '请输入所在医院',
      [consent]: '请先阅读并同意服务协议与隐私政策',
    });
  });

  it.each([
    ['用户名', 'abc', '用户名应为4-20位字母、数字或下划线'],
    ['用户名', '管理员用户', '用户名应为4-20位字母、数字或下划线'],
    ['设置密码', 'Short@1', '密码要求8-20位字符'],
    ['设置密码', 'Person密码@2026', '密码不能包含中文字符'],
    ['设置密码', 'personperson', '密码必须包含数字、小写字母、大写字母以及特殊字符中至少三种'],
    ['再次输入密码', 'Other@2026', '两次输入的密码不一致'],
    ['手机号', '2380000000', '请输入正确的手机号'],
    ['短信验证码', '12345', '请输入6位数字验证码'],
    ['真实姓名', '<b>', '姓名应为2-60个文字，中间可有“·”'],
  ])('rejects %s %j: %s (R5.1, R5.2, R5.3, R5.13, R5.23, R10.17)', async (label, value, error) => {
    await openForm();
    await fillFields({ [label]: value });
    await user.tab();
    await expectFieldErrors({ [label]: error });
  });

  it('ticks the password rules while the password is typed (R5.1, R5.2, R5.3)', async () => {
    await openForm();
    const rules = within(screen.getByRole('list', { name: '密码规则' }));
    const expectTicks = (...met: string[]) =>
      waitFor(() => {
        expect(rules.getAllByRole('listitem').map(({ dataset }) => dataset.met)).toEqual(met);
      }, pageTimeout);
    await expectTicks('false', 'false', 'false');
    await user.type(fieldByLabel('设置密码'), 'Ab1');
    await expectTicks('false', 'true', 'true');
    await user.type(fieldByLabel('设置密码'), 'cdefgh');
    await expectTicks('true', 'true', 'true');
    await user.type(fieldByLabel('设置密码'), '密');
    await expectTicks('true', 'false', 'true');
  });

  it('opens both agreements in a dialog and keeps the input (R10.22)', async () => {
    await openForm();
    await fillFields({ 用户名: 'keeps_this' });
    for (const name of ['服务协议', '隐私政策']) {
      await clickButton(`《${name}》`);
      const dialog = within(await screen.findByRole('dialog', { name }, pageTimeout));
      expect(dialog.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(6);
      await clickButton('我已阅读，返回填写');
      await waitFor(() => {
        expect(screen.queryByRole('dialog')).toBeNull();
      }, pageTimeout);
    }
    expect([fieldByLabel('用户名').value, fieldByLabel(consent).checked]).toEqual(['keeps_this', false]);
  });

  it('keeps what was typed, but no password and no code, for a user who goes to the login or an agreement and back, until somebody signs in', async () => {
    await openForm();
    const typed = {
      用户名: 'comes_back',
      真实姓名: '林知夏',
      所在医院: '云岭市中心医院',
      手机号: '13912345678',
    };
    await fillFields({ ...typed, 设置密码: 'Person@2026', 短信验证码: '123456' });
    await user.click(fieldByLabel(consent));
    const values = () => Object.keys(typed).map((label) => fieldByLabel(label).value);
    for (const address of ['/login', '/contract']) {
      window.location.hash = address;
      await waitFor(() => {
        expect(screen.queryByLabelText('真实姓名')).toBeNull();
      }, pageTimeout);
      window.history.back();
      await screen.findByLabelText('真实姓名', {}, pageTimeout);
      expect([values(), fieldByLabel(consent).checked]).toEqual([Object.values(typed), true]);
      expect(['设置密码', '短信验证码'].map((label) => fieldByLabel(label).value)).toEqual(['', '']);
    }
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(
      /comes_back|林知夏|139123/,
    );
  });

  it('warns before closing the tab once something was typed, not earlier (R10.38)', async () => {
    await openForm();
    const warnsOnClose = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(warnsOnClose()).toBe(false);
    await fillFields({ 用户名: 'half' });
    expect(warnsOnClose()).toBe(true);
  });

  it('shows a wrong code and a taken username at their fields, then signs in, greets and follows the redirect (R7.11, R10.52, R10.54, R4.7)', async () => {
    const { root } = await openForm('/register?redirect=%2Fnotice%3Fpage%3D2');
    const phone = uniquePhone();
    const name = `p_${phone.slice(3)}`;
    await fillFields(person('trainee'));
    const code = await fillPhoneAndCode(phone);
    await user.click(fieldByLabel(consent));

    await fillFields({ 短信验证码: wrongCode(code) });
    await clickButton('注册');
    await expectFieldErrors({ 短信验证码: '验证码错误或已失效，请核对或重新获取' });
    expect(document.activeElement).toBe(fieldByLabel('短信验证码'));

    await fillFields({ 短信验证码: code });
    await clickButton('注册');
    await expectFieldErrors({ 用户名: '该用户名已被使用，请换一个' });
    expect(document.activeElement).toBe(fieldByLabel('用户名'));

    await fillFields({ 用户名: name });
    await clickButton('注册');
    await waitFor(() => {
      expect([window.location.hash, root.dataset.username]).toEqual(['#/notice?page=2', name]);
    }, pageTimeout);
    const greeting = /好，阿依古丽·买买提.*注册成功，已登录/;
    expect(await screen.findAllByText(greeting, {}, pageTimeout)).not.toEqual([]);
  });

  it('shows a taken phone number at its field after the code was verified (R10.53)', async () => {
    await openForm();
    await fillFields(person('somebody_else'));
    await fillPhoneAndCode('13800000004');
    await user.click(fieldByLabel(consent));
    await clickButton('注册');
    await expectFieldErrors({ 手机号: '该手机号已注册，请直接登录或重置密码' });
  });

  it('leads to the login, and then where the user wanted to go, when the platform responds without a token (R7.11)', async () => {
    proxy.reply('/portal/register', { data: null });
    await openForm('/register?redirect=%2Fnotice');
    await fillFields({ ...person('somebody_new'), 手机号: uniquePhone(), 短信验证码: '123456' });
    await user.click(fieldByLabel(consent));
    await clickButton('注册');
    await expectToast('注册成功，请登录。');
    expect(window.location.hash).toBe('#/login?redirect=%2Fnotice');
  });

  it('stays on the page that was opened while the platform registered', async () => {
    let respond: (reply: Readonly<Record<string, unknown>>) => void = () => undefined;
    proxy.reply(
      '/portal/register',
      new Promise((resolve) => {
        respond = resolve;
      }),
    );
    await openForm();
    await fillFields({ ...person('somebody_new'), 手机号: uniquePhone(), 短信验证码: '123456' });
    await user.click(fieldByLabel(consent));
    await clickButton('注册');
    await waitFor(() => {
      expect(proxy.bodiesOf('/portal/register')).toHaveLength(1);
    }, pageTimeout);
    window.location.hash = '/contract';
    await waitFor(() => {
      expect(screen.queryByLabelText('真实姓名')).toBeNull();
    }, pageTimeout);
    respond({ data: null });
    await expectToast('注册成功，请登录。');
    expect(window.location.hash).toBe('#/contract');
  });
});
