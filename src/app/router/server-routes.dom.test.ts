import '@/testing/production-mode';
import { screen, waitFor } from '@testing-library/dom';
import { as } from '@/testing/api-as';
import { expectToast } from '@/testing/expect-toast';
import { clickButton, fillFields, pageTimeout, user } from '@/testing/form-helpers';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();
const routeList = '/train2/portal/route/list';
const requestedLists = () => proxy.bodiesOf(routeList);
const serveRoutes = (list: unknown) => {
  proxy.reply(routeList, { data: { list } });
};

/** A portal whose calls go through the proxy; in mode `all`, unless the config says otherwise. */
function open(path: string, config: Record<string, unknown> = {}) {
  return renderPortal(path, { config: { apiBase: proxy.apiBase, authMode: 'all', ...config } });
}

async function expectAddress(end: string, heading?: string) {
  await waitFor(() => {
    expect(window.location.hash).toBe(`#${end}`);
  }, pageTimeout);
  if (heading) await screen.findByRole('heading', { level: 1, name: heading }, pageTimeout);
}

async function expectLeadsTo(path: string, end: string, heading?: string) {
  window.location.hash = path;
  await expectAddress(end, heading);
}

/** Another user in the same tab, as at a shared computer. */
async function changeUser(username: string, password: string) {
  await expectLeadsTo('/index', '/index');
  await user.click(await screen.findByRole('button', { name: /^账号菜单/ }, pageTimeout));
  await clickButton('退出登录');
  await logIn(username, password);
  await expectAddress('/index');
}

async function logIn(username = 'trainee', password = 'Trainee@2026') {
  await screen.findByLabelText('用户名', {}, pageTimeout);
  await fillFields({ 用户名: username, 密码: password });
  await clickButton('登录');
}

describe('in mode all', () => {
  it('the routes come from the platform: pages under its paths and titles, redirects, parents (R2.59, R3.23, R7.28, R7.29, R7.30, R10.16, R10.26, R10.28)', async () => {
    open('/login?redirect=%2Flearning', { routeListName: 'training' });
    await logIn();
    await expectAddress('/learning', '通知公告');
    expect(document.title).toMatch(/^学员专区 - /);
    for (const [path, end] of [
      ['/news', '/article'],
      ['/uc', '/uc/userInfo'],
      ['/nowhere', '/404'],
    ] as const)
      await expectLeadsTo(path, end);
    expect(requestedLists()).toEqual(['{"name":"training"}']);
  });

  it('each role has its own routes, and a page that a guard denies leads to /404 (R4.26, R6.3, R6.4, R10.30)', async () => {
    await as('trainee');
    open('/learning');
    await expectAddress('/learning', '通知公告');
    expect(requestedLists()).toHaveLength(1);
    await expectLeadsTo('/desk/notice', '/404');
    await changeUser('admin', 'Admin@2026');
    await expectLeadsTo('/desk/notice', '/desk/notice', '通知公告');
    await expectLeadsTo('/desk/article', '/desk/article', '医院新闻');
    await expectLeadsTo('/learning', '/404');
  });

  it('a visitor has the local routes, and no route list is requested (R2.67, R10.27, R6.8)', async () => {
    open('/article');
    await expectAddress('/article', '医院新闻');
    await expectLeadsTo('/learning', '/login?redirect=%2Flearning');
    expect(requestedLists()).toEqual([]);
    await logIn();
    await expectAddress('/learning');
  });

  it.each([
    ['null', null],
    ['a text', 'routes'],
    ['an object', { 0: { path: '/x', title: 'x' } }],
    ['an entry without a path', [{ title: 'no path' }]],
  ])('route data that are %s end the session with an error (R2.63, R8.23)', async (_, list) => {
    serveRoutes(list);
    open('/login?redirect=%2Fnotice');
    await logIn();
    await expectToast('路由格式返回有误！');
    await expectAddress('/login?redirect=%2Fnotice');
    expect(localStorage.getItem('portal-token')).toBeNull();
  });

  it('a page missing from the list leads to /404, or to the catch-all of the list (R2.60)', async () => {
    const start = { path: '/index', title: '首页', component: 'home' };
    serveRoutes([start]);
    await as('trainee');
    const { portal } = open('/notice');
    await expectAddress('/404');
    portal.dispose();
    const news = { path: '/article', title: '新闻', component: 'newsList' };
    serveRoutes([start, news, { path: '/:pathMatch(.*)*', title: '其他', redirect: '/article' }]);
    open('/notice');
    await expectAddress('/article');
  });

  it('a whitelisted page that the list lacks, or whose guard fails, is not there for a member, but for a visitor (R2.60, R5.34)', async () => {
    const guarded = {
      path: '/project',
      title: '培训',
      component: 'projectList',
      meta: { guard: ['nobody'] },
    };
    serveRoutes([{ path: '/index', title: '首页', component: 'home' }, guarded]);
    const visitor = open('/article');
    await expectAddress('/article', '医院新闻');
    await expectLeadsTo('/project', '/project');
    visitor.portal.dispose();
    await as('trainee');
    open('/index');
    await expectAddress('/index');
    for (const path of ['/article', '/project', '/verify', '/search?q=x', '/help', '/contactus/1', '/dash'])
      await expectLeadsTo(path, '/404');
    // those to which the guard and the table lead stay
    await expectLeadsTo('/contract', '/contract', '服务协议与隐私政策');
    await expectLeadsTo('/403', '/403');
  });

  it('a path of the portal shows the page that the list gives it, and a route that redirects shows none (R2.59, R10.28)', async () => {
    serveRoutes([
      { path: '/index', title: '首页', component: 'home' },
      { path: '/project', title: '基地', component: 'hospitalList' },
      { path: '/article', title: '新闻', component: 'newsList', redirect: '/notice' },
      { path: '/notice', title: '通知', component: 'noticeList', redirect: 'noRedirect' },
      { path: '/news', title: '新闻', component: 'newsList', redirect: '/project' },
    ]);
    await as('trainee');
    open('/project');
    await expectAddress('/project', '培训基地');
    await expectLeadsTo('/article', '/notice', '通知公告');
    await expectLeadsTo('/news', '/project', '培训基地');
  });

  it('a route that redirects to itself leads to /404, and routes that lead to each other to an error (R2.30)', async () => {
    serveRoutes([
      { path: '/self', title: '自己', redirect: '/self' },
      { path: '/a', title: '甲', redirect: '/b' },
      { path: '/b', title: '乙', redirect: '/a' },
    ]);
    await as('trainee');
    open('/self', { publicPaths: ['/notice'] });
    await expectAddress('/404', '页面不存在');
    window.location.hash = '/a';
    await screen.findByRole('heading', { name: '页面出了问题' }, pageTimeout);
  });

  const guards = [
    ['a role of mine in a list', ['trainee'], true],
    ['a permission I lack in a list', ['notice:edit'], false],
    ['a role of mine, oneOf', { role: ['trainee', 'admin'] }, true],
    ['roles of which I lack one, allOf', { role: ['trainee', 'admin'], mode: 'allOf' }, false],
    ['a role that I have, except', { role: ['trainee'], mode: 'except' }, false],
    ['a role that I lack, except', { role: ['admin'], mode: 'except' }, true],
    ['a role of mine and a permission I lack', { role: ['trainee'], permission: ['notice:edit'] }, false],
    ['empty lists', { role: [], permission: [] }, true],
  ] as const;

  it('every form of a guard of a platform route decides, and an admin passes them all (R5.36, R5.37, R5.38, R5.39, R10.31, R10.32, R10.33)', async () => {
    serveRoutes([
      { path: '/index', title: '首页', component: 'home' },
      ...guards.map(([title, guard], index) => ({
        path: `/guarded/${index}`,
        title,
        component: 'noticeList',
        meta: { guard },
      })),
    ]);
    await as('trainee');
    open('/index');
    await expectAddress('/index', '首页');
    for (const [index, [, , opens]] of guards.entries())
      await expectLeadsTo(`/guarded/${index}`, opens ? `/guarded/${index}` : '/404');

    await changeUser('admin', 'Admin@2026');
    for (const index of guards.keys()) await expectLeadsTo(`/guarded/${index}`, `/guarded/${index}`);
  });

  it('role control is on, and without it no route is filtered (R4.25, R4.26, R4.27, R6.6)', async () => {
    serveRoutes([{ path: '/guarded', title: '受限', component: 'noticeList', meta: { guard: ['nobody'] } }]);
    await as('trainee');
    const { portal } = open('/guarded');
    await expectAddress('/404');
    portal.dispose();
    open('/guarded', { roleControl: false });
    await expectAddress('/guarded', '通知公告');
  });

  it('a route without a page of this build is dropped, and one entry of the error log says so (R10.29)', async () => {
    serveRoutes([
      { path: '/index', title: '首页', component: 'home' },
      { path: '/future', title: '未来', component: 'notYet' },
    ]);
    open('/login', { errorLog: ['production'] });
    await logIn();
    // The login page has a footer with this button, too.
    await expectAddress('/index', '首页');
    await user.click(await screen.findByText('错误日志（1）', {}, pageTimeout));
    // The message, and the stack that starts with it.
    await screen.findAllByText(/names the page notYet, which does not exist/, {}, pageTimeout);
    await expectLeadsTo('/future', '/404');
  });
});

it('In every other mode the route list is not requested (R7.28, R10.26)', async () => {
  await as('trainee');
  open('/learning', { authMode: 'intelligence' });
  await expectAddress('/404');
  await expectLeadsTo('/notice', '/notice', '通知公告');
  expect(requestedLists()).toEqual([]);
});

it('Login interception is on; without it every page opens, and neither user nor routes are requested (R4.20, R4.21, R6.7, R10.34)', async () => {
  const intercepted = open('/notice').portal;
  await expectAddress('/login?redirect=%2Fnotice');
  intercepted.dispose();
  const { portal } = open('/notice', { loginInterception: false });
  await expectAddress('/notice', '通知公告');
  expect(screen.queryByRole('link', { name: /站内消息/ })).toBeNull();
  portal.dispose();

  await as('trainee');
  const { root } = open('/notice', { loginInterception: false });
  await expectAddress('/notice', '通知公告');
  expect(root.dataset.username).toBe('');
  expect(screen.queryByTestId('account')?.textContent ?? '').toBe('');
  expect([requestedLists(), proxy.bodiesOf('/portal/userInfo')]).toEqual([[], []]);
});
