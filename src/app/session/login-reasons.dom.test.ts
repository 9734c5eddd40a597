import { screen, waitFor } from '@testing-library/dom';
import { as } from '@/testing/api-as';
import { expectConsole, hasLogged } from '@/testing/console-guard';
import { clickButton, fillFields, pageTimeout, shownToasts } from '@/testing/form-helpers';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();
const open = (path: string) => renderPortal(path, { config: { apiBase: proxy.apiBase } });

/** Waits for the login that leads back to this address. */
async function expectLogin(returnTo: string): Promise<void> {
  await screen.findByLabelText('用户名', {}, pageTimeout);
  expect(window.location.hash).toBe(`#/login?${new URLSearchParams({ redirect: returnTo }).toString()}`);
}

describe('a visitor whose page is refused with 401', () => {
  it.each([
    ['/article?page=2', '/article/page'],
    ['/hospital?province=110000', '/hospital/page'],
    ['/project?kind=nursing', '/project/page'],
    ['/download', '/attachment/page'],
    ['/search?q=gan', '/search/page'],
  ])('gets the login, which leads back: %s (R4.22, R2.64)', async (address, call) => {
    proxy.reply(call, { code: 'A0401', msg: '请先登录后查看' });
    open(address);
    await expectLogin(address);
    await waitFor(() => {
      expect(shownToasts()).toEqual([expect.stringContaining('请先登录后查看')]);
    }, pageTimeout);
    expect(screen.getByRole('status', { name: '' }).textContent).toContain('请先登录后查看');
  });

  it.each(['/unify-main/admin/dict/data', '/menu/treeList', '/statistics', '/project/facets'])(
    'stays where it is no call of the page: %s',
    async (call) => {
      proxy.reply(call, { code: 'A0401', msg: '请先登录后查看' });
      open('/project');
      if (call.endsWith('/dict/data')) {
        expectConsole('Dictionaries could not be loaded');
        await waitFor(() => {
          expect(hasLogged('Dictionaries could not be loaded')).toBe(true);
        }, pageTimeout);
      }
      await screen.findAllByRole('heading', { level: 2 }, pageTimeout);
      expect(window.location.hash).toBe('#/project');
      expect(shownToasts()).toEqual([]);
    },
  );
});

it.each([
  [403, '/notice?page=2'],
  [401, '/notice?page=2'],
  [500, '/uc/myCredit?year=2026'],
])(
  'A user info that fails with %d leads to the login, which leads back (R2.63, R4.24)',
  async (status, address) => {
    proxy.reply('/userInfo', { code: status, msg: '不能使用平台' });
    await as('trainee');
    open(address);
    await expectLogin(address);
    expect(await screen.findAllByText('不能使用平台', {}, pageTimeout)).not.toEqual([]);
  },
);

it.each([
  [{ code: 500, msg: '' }, '没有加载到您的账号信息，请重新登录。'],
  [{ code: 403, msg: '账号已停用' }, '账号已停用'],
])('A login after which the user info fails with %j says so, and blames no network', async (reply, text) => {
  proxy.reply('/userInfo', reply);
  open('/login');
  await screen.findByLabelText('用户名', {}, pageTimeout);
  await fillFields({ 用户名: 'trainee', 密码: 'Trainee@2026' });
  await clickButton('登录');
  await waitFor(() => {
    expect(screen.getByRole('status', { name: '' }).textContent).toContain(text);
  }, pageTimeout);
  expect(screen.queryByText(/Authorization/)).toBeNull();
});

it('A visitor who goes back from a page that needs a login, and signs in elsewhere, is told nothing of it', async () => {
  proxy.reply('/hospital/page', { code: 'A0401', msg: '请先登录后查看' });
  open('/project');
  await screen.findAllByRole('heading', { level: 2 }, pageTimeout);
  window.location.hash = '#/hospital';
  await expectLogin('/hospital');
  window.location.hash = '#/login?redirect=%2Fproject';
  await waitFor(() => {
    expect(screen.queryByRole('status', { name: '' })).toBeNull();
  }, pageTimeout);
});

it.each(['/article/page', '/user/passwordtime'])(
  'A %s that is refused with 403 leads to the page 403 (R4.24)',
  async (call) => {
    proxy.reply(call, { code: 403, msg: '不开放' });
    await as('trainee');
    open('/notice');
    await waitFor(() => {
      expect(window.location.hash).toBe('#/403');
    }, pageTimeout);
  },
);

it('A sign-out in another tab is told by the login, for as long as it is open', async () => {
  await as('trainee');
  open('/notice?page=2');
  await screen.findAllByRole('heading', { level: 1 }, pageTimeout);
  const token = localStorage.getItem('portal-token');
  localStorage.removeItem('portal-token');
  window.dispatchEvent(
    new StorageEvent('storage', {
      storageArea: localStorage,
      key: 'portal-token',
      oldValue: token,
      newValue: null,
    }),
  );
  await expectLogin('/notice?page=2');
  expect(screen.getByText('您已在另一个标签页退出登录。')).toBeDefined();
  expect(screen.getByText('登录后会回到刚才的页面。')).toBeDefined();
});
