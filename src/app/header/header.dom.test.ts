import { screen, waitFor, within } from '@testing-library/dom';
import { as } from '@/testing/api-as';
import { fillFields, pageTimeout, user } from '@/testing/form-helpers';
import { renderPortal } from '@/testing/render-portal';

const header = async () => within(await screen.findByRole('banner', {}, pageTimeout));
const lead = async (name: string, address: string, heading: string) => {
  await user.click(await (await header()).findByRole('link', { name }, pageTimeout));
  await screen.findByRole('heading', { level: 1, name: heading }, pageTimeout);
  expect(window.location.hash).toBe(address);
};

/** Opens something over the page, which then is the entry of history that Back leaves. */
async function openOverPage(open: HTMLElement): Promise<void> {
  const { length } = window.history;
  await user.click(open);
  await waitFor(() => {
    expect(window.history.length).toBe(length + 1);
  }, pageTimeout);
}

describe('the header', () => {
  it('has a logo that leads home, and for a visitor login and registration in place of an account (R2.33, R2.39, R2.40, R2.41)', async () => {
    renderPortal('/article');
    const banner = await header();
    const logo = banner.getByRole('link', { name: /^国家器官移植发展培训平台/ });
    expect(logo.querySelector('svg, img')).not.toBeNull();
    expect(banner.queryByRole('button', { name: /^账号菜单/ })).toBeNull();
    const hrefs = ['登录', '注册'].map((name) => banner.getByRole('link', { name }).getAttribute('href'));
    expect(hrefs).toEqual(['#/dash?redirect=%2Farticle', '#/register?redirect=%2Farticle']);
    await screen.findByRole('heading', { level: 1, name: '医院新闻' }, pageTimeout);
    await user.click(logo);
    await screen.findByRole('heading', { level: 1, name: '首页' }, pageTimeout);
    expect(window.location.hash).toBe('#/index');
  });

  it.each([
    ['/login', null],
    ['/dash', 'page'],
  ])('offers login and registration at %s, too (R2.39, R2.40)', async (path, current) => {
    renderPortal(path);
    const banner = await header();
    const links = ['登录', '注册'].map((name) => banner.getByRole('link', { name }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/dash', '#/register']);
    expect(links[0]?.getAttribute('aria-current')).toBe(current);
  });

  it('leads back from the login to the page with its whole address (R2.64)', async () => {
    renderPortal('/project?category=nursing&page=2');
    const banner = await header();
    await screen.findAllByRole('heading', { level: 1 }, pageTimeout);
    await user.click(banner.getByRole('link', { name: '登录' }));
    await screen.findByLabelText('用户名', {}, pageTimeout);
    const redirect = '?redirect=%2Fproject%3Fcategory%3Dnursing%26page%3D2';
    expect(window.location.hash).toBe(`#/dash${redirect}`);
    const links = ['登录', '注册', '忘记密码', '注册新账号'].map((name) =>
      screen.getByRole('link', { name }),
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `#/dash${redirect}`,
      `#/register${redirect}`,
      `#/forgotpsd${redirect}`,
      `#/register${redirect}`,
    ]);
    await fillFields({ 用户名: 'trainee', 密码: 'Trainee@2026' });
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: '登录' }));
    await waitFor(() => {
      expect(window.location.hash).toBe('#/project?category=nursing&page=2');
    }, pageTimeout);
  });

  it('has a menu that Back closes on a phone before it changes the page, and keeps the page still while it is open', async () => {
    const media = jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      matches: query === '(max-width: 960px)',
      media: query,
      onchange: null,
      addEventListener: jest.fn(),
      removeEventListener: jest.fn(),
      dispatchEvent: jest.fn(),
      addListener: jest.fn(),
      removeListener: jest.fn(),
    }));
    renderPortal('/contract');
    await (await header()).findByRole('link', { name: '首页' }, pageTimeout);
    await lead('首页', '#/index', '首页');
    const toggle = (await header()).getByRole('button', { name: '菜单' });
    await openOverPage(toggle);
    const state = () => [toggle.getAttribute('aria-expanded'), document.documentElement.style.overflow];
    expect(state()).toEqual(['true', 'hidden']);
    window.history.back();
    await waitFor(() => {
      expect(state()).toEqual(['false', '']);
    }, pageTimeout);
    expect(window.location.hash).toBe('#/index');
    window.history.back();
    await screen.findByRole('heading', { level: 1, name: '服务协议与隐私政策' }, pageTimeout);
    media.mockRestore();
  });

  it('has a drawer of settings that Back closes before it changes the page', async () => {
    renderPortal('/contract');
    const banner = await header();
    await lead('首页', '#/index', '首页');
    await openOverPage(await banner.findByRole('button', { name: '界面设置' }, pageTimeout));
    await screen.findByRole('dialog', {}, pageTimeout);
    window.history.back();
    await waitFor(() => {
      expect(document.querySelector('[class*=drawer-open]')).toBeNull();
    }, pageTimeout);
    expect(window.location.hash).toBe('#/index');
    window.history.back();
    await screen.findByRole('heading', { level: 1, name: '服务协议与隐私政策' }, pageTimeout);
  });

  it.each(['账号菜单 林知夏', '最新消息', '显示与工具'])(
    'closes %s when Back changes the page',
    async (name) => {
      await as('trainee');
      renderPortal('/contract');
      const banner = await header();
      await banner.findByRole('link', { name: '首页' }, pageTimeout);
      await lead('首页', '#/index', '首页');
      const button = await banner.findByRole('button', { name }, pageTimeout);
      await user.click(button);
      const isOpen = () => button.getAttribute('aria-expanded') === 'true';
      await waitFor(() => {
        expect(isOpen()).toBe(true);
      }, pageTimeout);
      window.history.back();
      await screen.findByRole('heading', { level: 1, name: '服务协议与隐私政策' }, pageTimeout);
      await waitFor(() => {
        expect(isOpen()).toBe(false);
      }, pageTimeout);
    },
  );

  it('offers registration to visitors only (R2.40)', async () => {
    const { portal } = renderPortal('/contract');
    await lead('注册', '#/register', '注册');
    await user.click(within(await screen.findByRole('main')).getByRole('link', { name: '登录' }));
    await screen.findByRole('heading', { level: 1, name: '登录' }, pageTimeout);
    portal.dispose();
    await as('trainee');
    renderPortal('/register');
    await waitFor(() => {
      expect(window.location.hash).toBe('#/index');
    }, pageTimeout);
    const banner = await header();
    await banner.findByRole('button', { name: '账号菜单 林知夏' }, pageTimeout);
    expect(banner.queryByRole('link', { name: '注册' })).toBeNull();
  });

  it('has the avatar of a signed-in user, under which are the four sections of the user centre and the sign-out (R2.26, R2.27, R2.28, R2.29, R2.41)', async () => {
    await as('trainee');
    renderPortal('/contract');
    const banner = await header();
    const account = await banner.findByRole('button', { name: '账号菜单 林知夏' }, pageTimeout);
    await waitFor(() => {
      expect(account.querySelector('img')?.src).toMatch(/\/media\/picture\/avatar-1\.svg$/);
    }, pageTimeout);
    expect(banner.queryByRole('link', { name: '登录' })).toBeNull();
    for (const [name, section] of [
      ['我的培训', 'myProject'],
      ['我的学分', 'myCredit'],
      ['我的证书', 'myCert'],
      ['个人信息', 'userInfo'],
    ] as const) {
      await user.click(account);
      await lead(name, `#/uc/${section}`, name);
    }
    await user.click(account);
    await user.click(banner.getByRole('button', { name: '退出登录' }));
    await screen.findByLabelText('用户名', {}, pageTimeout);
    expect(window.location.hash).toBe('#/login?redirect=%2Fuc%2FuserInfo');
  });
});
