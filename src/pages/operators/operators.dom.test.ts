import '@/testing/production-mode';
import { screen, waitFor, within } from '@testing-library/dom';
import { as, postAs } from '@/testing/api-as';
import { pageTimeout, user } from '@/testing/form-helpers';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();
/** The address of the operators' pages at the platform of the test run. */
const operatorUrl = 'https://operators.example.org';

const open = (path: string, config: Record<string, unknown> = {}) =>
  renderPortal(path, { config: { apiBase: proxy.apiBase, ...config } });

async function expectAddress(address: string) {
  await waitFor(() => {
    expect(window.location.hash).toBe(`#${address}`);
  }, pageTimeout);
}

/** A user of the platform, with other roles and permissions. */
async function asUserWith(roles: string[], permissions: string[]) {
  await as('trainee');
  proxy.reply('/portal/userInfo', { data: { username: 'bianji', avatar: null, roles, permissions } });
}

/** The newest article of a type, or the first course. */
async function firstOf(path: string, query: object): Promise<string> {
  const body = { current: 1, size: 1, query };
  const { records } = await postAs<{ records: { id: string }[] }>(await as('admin'), path, body);
  return records[0]?.id ?? '';
}

const news = () => firstOf('../unify-cms/portal/article/page', { articleType: 'news' });
const notice = () => firstOf('../unify-cms/portal/article/page', { articleType: 'notice' });
const course = () => firstOf('portal/project/page', {});

/** Pages with a part for users with a permission. */
const parts = [
  ['news', '/article', news, '编辑这篇', '/articles'],
  ['notice', '/notice', notice, '编辑这篇', '/articles'],
  ['course', '/project', course, '审核报名', '/operator'],
] as const;

/** Opens a page and waits until it is complete. */
async function openPart(path: string) {
  const { portal } = open(path);
  await screen.findByRole('heading', { level: 1, name: /.{6,}/ }, pageTimeout);
  await screen.findByRole('button', { name: /^分享/ }, pageTimeout);
  await screen.findByRole('navigation', { name: '主菜单' }, pageTimeout);
  await waitFor(() => {
    expect(proxy.bodiesOf('/menu/treeList').length).toBeGreaterThan(0);
    expect(proxy.underWay()).toBe(0);
  }, pageTimeout);
  return portal;
}

describe('the parts of pages for operators', () => {
  it.each(parts)(
    'a %s leads an administrator to its operators’ page, and a trainee sees no such link (R6.2, R6.5)',
    async (_kind, path, idOf, name, page) => {
      const id = await idOf();
      const admin = await openPart(`${path}/${id}`);
      const link = await screen.findByRole('link', { name }, pageTimeout);
      expect(link.getAttribute('href')).toBe(`${operatorUrl}${page}/${id}`);
      admin.dispose();
      localStorage.clear();
      await as('trainee');
      await openPart(`${path}/${id}`);
      expect(screen.queryByRole('link', { name })).toBeNull();
    },
  );

  it.each([
    [[], [], []],
    [[], ['article:edit'], ['news']],
    [[], ['notice:edit'], ['notice']],
    [['trainee'], ['article:edit', 'notice:edit'], ['news', 'notice']],
    [['article:edit'], ['admin'], []],
    [['operator'], ['banner:edit', 'user:read'], []],
  ])('roles %j and permissions %j show the links of %j (R6.2, R6.5)', async (roles, permissions, shown) => {
    for (const [kind, path, idOf, name] of parts) {
      const id = await idOf();
      await asUserWith(roles, permissions);
      const portal = await openPart(`${path}/${id}`);
      expect([kind, screen.queryAllByRole('link', { name }).length]).toEqual([
        kind,
        shown.includes(kind) ? 1 : 0,
      ]);
      portal.dispose();
      localStorage.clear();
    }
  });

  it('are absent where the menu of the platform does not name the operators’ pages', async () => {
    proxy.reply('/menu/treeList', { data: [{ path: '/article', title: '医院新闻' }] });
    const id = await news();
    await openPart(`/article/${id}`);
    expect(screen.queryByRole('link', { name: '编辑这篇' })).toBeNull();
  });

  it('ignore an address that is no web address', async () => {
    const entry = {
      path: '/x',
      name: 'OperatorArticles',
      title: '内容发布',
      jumpUrl: 'javascript:alert(1)//',
    };
    proxy.reply('/menu/treeList', { data: [{ path: '/article', title: '医院新闻' }, entry] });
    const id = await news();
    await openPart(`/article/${id}`);
    expect(screen.queryByRole('link', { name: '编辑这篇' })).toBeNull();
  });
});

describe.each(['intelligence', 'all'])('the operators’ page in mode %s', (authMode) => {
  it('opens for an administrator, from the menu, with what waits and the operators’ pages (R5.34, R6.3)', async () => {
    await as('admin');
    const { root } = open('/contract', { authMode });
    const menu = within(await screen.findByRole('navigation', { name: '主菜单' }, pageTimeout));
    await user.click(await menu.findByRole('button', { name: '运行管理' }, pageTimeout));
    await user.click(await menu.findByRole('link', { name: '运行概览' }));
    await screen.findByRole('heading', { level: 1, name: '运行概览' }, pageTimeout);
    await expectAddress('/operators');
    const main = within(root.querySelector('main')!);
    const pages = {
      报名审核: 'operator',
      留言处理: 'messages',
      内容发布: 'articles',
      证书管理: 'certificates',
    };
    for (const [name, page] of Object.entries({ ...pages, 操作记录: 'audit' }))
      expect(main.getByRole('link', { name }).getAttribute('href')).toBe(`${operatorUrl}/${page}`);
    await waitFor(() => {
      expect(main.getAllByText(/^(\d+\+? 条待处理|没有待处理)$/)).toHaveLength(2);
    }, pageTimeout);
  });

  it.each([
    ['a trainee', () => as('trainee')],
    ['a user who may edit', () => asUserWith(['editor'], ['article:edit', 'notice:edit'])],
    ['a user without roles', () => asUserWith([], [])],
  ])('is not there for %s, who finds it in no menu (R5.35, R6.4)', async (_who, signIn) => {
    await signIn();
    open('/operators', { authMode });
    await expectAddress('/404');
    const menu = within(await screen.findByRole('navigation', { name: '主菜单' }, pageTimeout));
    await menu.findByRole('button', { name: '网站导航' }, pageTimeout);
    expect(menu.queryByRole('button', { name: '运行管理' })).toBeNull();
    expect(proxy.bodiesOf('/admin/enrolment/page')).toEqual([]);
  });

  it('leads a visitor through the login (R2.64)', async () => {
    open('/operators', { authMode });
    await expectAddress('/login?redirect=%2Foperators');
  });
});

it('The counts of the operators’ page: none, some, and more than the platform counts', async () => {
  await as('admin');
  const page = (total: number, more: boolean) => ({
    data: { records: [], total, current: 1, size: 1, more },
  });
  proxy.reply('/admin/enrolment/page', page(0, false));
  proxy.reply('/admin/contact/messages', page(1000, true));
  open('/operators');
  await screen.findByText('没有待处理', {}, pageTimeout);
  await screen.findByText('1,000+ 条待处理', {}, pageTimeout);
});
