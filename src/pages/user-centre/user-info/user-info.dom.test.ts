import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { tokenFor } from '@/testing/api-as';
import { takeSeparatePlatform } from '@/testing/platform-url';
import { renderPortal } from '@/testing/render-portal';
import { smsCodeFor } from '@/testing/sms-inbox';

const user = userEvent.setup({ delay: null });
const found = { timeout: 20_000 };
jest.setTimeout(60_000);
// completes the profile of the newcomer
takeSeparatePlatform();

/** Opens the page with a stored session. */
async function openAs(username: string, password: string) {
  localStorage.setItem('portal-token', await tokenFor(username, password));
  const { root } = renderPortal('/uc/userInfo');
  await screen.findByLabelText(/^真实姓名/, {}, found);
  return root;
}

const openAsNewcomer = () => openAs('newcomer', 'Newcomer@2026');
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

async function fill(label: RegExp, text: string) {
  await user.clear(field(label));
  await user.paste(text);
}
/** Confirms the stored address by the code that is sent to it. */
async function confirmEmail(email: string) {
  await user.click(await screen.findByRole('button', { name: '确认邮箱' }, found));
  const dialog = within(await screen.findByRole('dialog', {}, found));
  dialog.getByText(email);
  const confirm = () => user.click(dialog.getByRole('button', { name: '确认邮箱' }));
  await confirm();
  await dialog.findByText('请输入邮件中的验证码', {}, found);
  await user.click(dialog.getByRole('button', { name: '获取验证码' }));
  await dialog.findByText(/^验证码已发送，请查看邮件/, {}, found);
  await waitFor(() => {
    expect(dialog.queryByText('请输入邮件中的验证码')).toBeNull();
  }, found);
  await dialog.findByRole('button', { name: /秒后可重发/ }, found);
  const code = await smsCodeFor(email);
  await user.click(dialog.getByLabelText('邮件验证码'));
  await user.paste(code === '000000' ? '000001' : '000000');
  await confirm();
  await dialog.findByText('验证码错误或已失效，请核对或重新获取', {}, found);
  await user.clear(dialog.getByLabelText('邮件验证码'));
  await user.paste(code);
  await confirm();
  await screen.findByText('邮箱已确认', {}, found);
  await screen.findByText('已确认。', {}, found);
}
const save = () => user.click(screen.getByRole('button', { name: '保存资料' }));

describe('the personal information page', () => {
  it('is a page with its own title and an entry in the account menu (R2.25, R2.26, R2.41)', async () => {
    await openAsNewcomer();
    expect(document.title).toBe('个人信息 - 国家器官移植发展培训平台');
    await user.click(screen.getByRole('button', { name: /^账号菜单/ }));
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('link', { name: '个人信息' }).getAttribute('href')).toBe('#/uc/userInfo');
  });

  it('redirects an unknown section to /404 (R2.25, R2.30)', async () => {
    renderPortal('/uc/no-such-section');
    await waitFor(() => {
      expect(window.location.hash).toBe('#/404');
    }, found);
  });

  it('lists missing fields, saves all fields at once, becomes complete, and confirms the e-mail address by a code', async () => {
    await openAsNewcomer();
    expect(screen.getByText(/^资料还不完整/).textContent).toContain('还有 4 项未填：性别、科室、职称、邮箱');
    await user.click(screen.getByRole('radio', { name: '男' }));
    await fill(/^科室/, ' 移植护理 ');
    await user.selectOptions(field(/^职称/), 'nurse');
    await fill(/^邮箱/, 'zhou@yunling.example.org');
    await screen.findByText('有修改尚未保存', {}, found);
    await save();
    await screen.findByText('资料已保存', {}, found);
    await screen.findByText('资料已完整。', {}, found);
    expect(screen.queryByText('有修改尚未保存')).toBeNull();
    await waitFor(() => {
      expect(field(/^科室/).value).toBe('移植护理');
    }, found);

    await fill(/^邮箱/, 'other@yunling.example.org');
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: '确认邮箱' })).toBeNull();
    }, found);
    await fill(/^邮箱/, 'zhou@yunling.example.org');
    await confirmEmail('zhou@yunling.example.org');
    for (const label of [/^科室/, /^邮箱/]) await fill(label, '');
    await user.selectOptions(field(/^职称/), '');
    await user.click(screen.getByRole('radio', { name: '未填写' }));
    await save();
    await screen.findByText(/还有 4 项未填/, {}, found);
  });

  it('tells the host of typed text before the browser does anything else (R10.38)', async () => {
    const onUnsavedChange = jest.fn();
    const token = await tokenFor('newcomer', 'Newcomer@2026');
    renderPortal('/uc/userInfo', { host: { token, onUnsavedChange } });
    await screen.findByLabelText(/^科室/, {}, found);
    const saved = field(/^科室/).value;
    fireEvent.input(field(/^科室/), { target: { value: `${saved}一` } });
    expect(onUnsavedChange.mock.calls).toEqual([[true]]);
    fireEvent.input(field(/^科室/), { target: { value: saved } });
    expect(onUnsavedChange.mock.calls).toEqual([[true], [false]]);
    await user.click(field(/^科室/));
    await user.paste('二');
    await user.click(await screen.findByRole('button', { name: '撤销修改' }, found));
    await waitFor(() => {
      expect(onUnsavedChange.mock.calls).toEqual([[true], [false], [true], [false]]);
    }, found);
  });

  it('validates each field and shows the error at the field (R5.15)', async () => {
    await openAsNewcomer();
    await fill(/^真实姓名/, 'A');
    await fill(/^邮箱/, 'nobody@nowhere');
    await fill(/^所在医院/, '');
    await save();
    await screen.findByText('姓名应为2-60个文字，中间可有“·”', {}, found);
    await screen.findByText('请输入正确的邮箱', {}, found);
    await screen.findByText('请输入所在医院', {}, found);
    await user.click(screen.getByRole('button', { name: '撤销修改' }));
    expect([field(/^真实姓名/).value, field(/^所在医院/).value]).toEqual(['周远', '云岭市中心医院']);
  });

  it('shows phone and ID number only as masked by the platform', async () => {
    const root = await openAs('trainee', 'Trainee@2026');
    screen.getByText('138****0001');
    screen.getByText('110*************2X');
    expect(root.innerHTML).not.toMatch(/13800000001|11010519491231002X/);
  });

  it('requires a separate consent for an ID number and does not tick it in advance (R5.14)', async () => {
    await openAsNewcomer();
    await user.click(screen.getByRole('button', { name: '填写身份证号' }));
    const dialog = within(await screen.findByRole('dialog', {}, found));
    const consent = dialog.getByRole<HTMLInputElement>('checkbox');
    expect(consent.checked).toBe(false);
    await user.click(dialog.getByLabelText('身份证号'));
    await user.paste('110105194912310021');
    await user.click(dialog.getByRole('button', { name: /保\s*存/ }));
    await dialog.findByText('请输入正确的身份证号码', {}, found);
    await dialog.findByText('请先单独同意处理身份证号', {}, found);
  });

  it('shows the attempts left after a wrong password and exports nothing', async () => {
    await openAsNewcomer();
    await user.click(screen.getByRole('button', { name: '导出数据' }));
    const dialog = within(await screen.findByRole('dialog', {}, found));
    await user.click(await dialog.findByRole('checkbox', {}, found));
    await user.click(await dialog.findByLabelText('登录密码', {}, found));
    await user.paste('Wrong@2026');
    await user.click(dialog.getByRole('button', { name: '导出数据' }));
    const alert = await dialog.findByRole('alert', {}, found);
    expect(alert.textContent).toMatch(/密码错误还可以再试 \d 次。/);
  });

  it('shows a saved name as it is stored', async () => {
    await openAsNewcomer();
    await fill(/^真实姓名/, '阿依古丽\u2022买买提');
    await fill(/^科室/, '移植外科');
    await save();
    await screen.findByText('资料已保存', {}, found);
    await waitFor(() => {
      expect(field(/^真实姓名/).value).toBe('阿依古丽·买买提');
    }, found);
  });
});
