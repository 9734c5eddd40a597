import '@/testing/production-mode';
import { screen, waitFor } from '@testing-library/dom';
import { clickButton, fieldByLabel, fillFields, user } from '@/testing/form-helpers';
import { as, postAs } from '@/testing/api-as';
import { expectConsole } from '@/testing/console-guard';
import { renderPortal } from '@/testing/render-portal';

const found = { timeout: 20_000 };
let mockIsBroken = true;
beforeEach(() => {
  mockIsBroken = true;
});

function mockLost(load: () => object): object {
  if (mockIsBroken) throw new Error('no network');
  return load();
}
jest.mock('./intl/en-us', () => mockLost(() => jest.requireActual('./intl/en-us')));
jest.mock('./confirm-dialog/confirm-dialog', () =>
  mockLost(() => jest.requireActual('./confirm-dialog/confirm-dialog')),
);
jest.mock('./reauth/reauth-dialog', () => mockLost(() => jest.requireActual('./reauth/reauth-dialog')));
jest.mock('@/features/agreement/agreement-dialog', () =>
  mockLost(() => jest.requireActual('@/features/agreement/agreement-dialog')),
);
jest.mock('@/pages/terms/terms-page', () => mockLost(() => jest.requireActual('@/pages/terms/terms-page')));

async function writeToOffice() {
  const portal = renderPortal('/contactus/1', { config: { errorLog: ['production'] } });
  await screen.findByLabelText('您的称呼', {}, found);
  await fillFields({ 您的称呼: '写到一半' });
  return portal;
}

async function expectLogged() {
  await user.click(await screen.findByText('错误日志（1）', {}, found));
  expect((await screen.findByRole('dialog', {}, found)).textContent).toMatch(
    /Loading chunk .*failed \(error\)/,
  );
}

it('A failure to load English texts is shown in both languages and logged; the portal stays Chinese, keeps its input, and a retry loads English (R1.25, R8.24)', async () => {
  const { root } = await writeToOffice();
  await clickButton('English');
  const alert = await screen.findByText(/The English texts could not be loaded/, {}, found);
  expect(alert.lang).toBe('en-US');
  expect([
    root.lang,
    document.documentElement.lang,
    screen.getByRole('heading', { level: 1 }).textContent,
  ]).toEqual(['zh-CN', 'zh-CN', '联系我们']);
  await expectLogged();

  mockIsBroken = false;
  await clickButton('重试');
  await screen.findByRole('heading', { level: 1, name: 'Contact us' }, found);
  await waitFor(() => {
    expect([root.lang, document.documentElement.lang]).toEqual(['en-US', 'en-US']);
  });
  expect(fieldByLabel('Your name').value).toBe('写到一半');
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

it('A confirmation whose code cannot be loaded uses the browser’s dialog, and the error is logged; the input stays (R8.24, R8.30)', async () => {
  expectConsole('ChunkLoadError');
  await writeToOffice();
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await user.click(screen.getByRole('button', { name: '刷新本页' }));
  await waitFor(() => {
    expect(confirm.mock.calls).toEqual([[expect.stringContaining('未保存的内容')]]);
  }, found);
  expect(fieldByLabel('您的称呼').value).toBe('写到一半');
  await expectLogged();
  confirm.mockRestore();
});

it('A page that is opened without a network says so instead of showing an error (R8.24)', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderPortal('/contract');
  const text = await screen.findByText(/^这个页面还没有加载。网络恢复后会自动打开/, {}, found);
  expect(text.closest('[role=alert]')?.textContent).not.toMatch(/页面出了问题|错误编号/);
  onLine.mockRestore();
});

it('A failure to load an agreement is shown beside the registration form, which keeps its input; a retry opens the agreement (R8.24)', async () => {
  expectConsole('ChunkLoadError');
  renderPortal('/register');
  await screen.findByLabelText('用户名', {}, found);
  await fillFields({ 用户名: 'half_filled' });
  await clickButton('《隐私政策》');
  expect((await screen.findByRole('alert', {}, found)).textContent).toMatch(
    /^内容没有加载成功错误编号：[\w-]{21}重试$/,
  );
  mockIsBroken = false;
  await clickButton('重试');
  await screen.findByRole('dialog', { name: /隐私政策/ }, found);
  expect(fieldByLabel('用户名').value).toBe('half_filled');
});

it('A failure to load the re-authentication dialog is shown with a retry, and no input is lost; a login in another tab continues the page, and so does the dialog once it loads (R8.24, R10.38)', async () => {
  expectConsole('ChunkLoadError');
  const tokens = [await as('newcomer')];
  const { root } = renderPortal('/uc/userInfo');
  const department = await screen.findByLabelText<HTMLInputElement>(/^科室/, {}, found);
  await user.clear(department);
  await user.paste('写到一半');
  await endSession(tokens[0]);
  const alert = await screen.findByText('内容没有加载成功', {}, found);
  await clickButton('重试');
  await screen.findByText('内容没有加载成功', {}, found);
  expect([root.dataset.state, window.location.hash]).toEqual(['visitor', '#/uc/userInfo']);
  await clickButton('保存资料');
  await screen.findByText('请先登录', {}, found);

  tokens.push(await as('newcomer'));
  const [, newValue = ''] = tokens;
  window.dispatchEvent(
    new StorageEvent('storage', { storageArea: localStorage, key: 'portal-token', newValue }),
  );
  await waitFor(() => {
    expect([root.dataset.username, alert.isConnected, screen.queryByRole('alert')]).toEqual([
      'newcomer',
      false,
      null,
    ]);
  }, found);
  expect([department.isConnected, department.value]).toEqual([true, '写到一半']);

  mockIsBroken = false;
  await endSession(newValue);
  await screen.findByRole('dialog', { name: '请重新登录' }, found);
  expect([department.isConnected, department.value]).toEqual([true, '写到一半']);
});

/** Ends a session at the platform; the next call, which saves the profile, gets a 401. */
async function endSession(token = '') {
  await postAs(token, 'portal/logout', {});
  await clickButton('保存资料');
}
