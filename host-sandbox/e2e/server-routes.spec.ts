import type { Page } from '@playwright/test';
import { accounts, signInByToken, signIn, submitLogin, type Account } from './accounts';
import { expect, test } from './fixtures';
import { configurePage } from './page-config';
import { toast } from './toast';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('In mode all the routes come from the platform: pages under its paths and titles, redirects, parents (R2.59, R3.23, R7.28, R7.29, R7.30, R10.16, R10.26, R10.28)', async ({
  page,
}) => {
  const asked = countRouteCalls(page);
  await configurePage(page, { authMode: 'all', routeListName: 'training' });
  await signIn(page, 'trainee');
  expect(asked).toEqual(['{"name":"training"}']);

  await page.goto('/#/learning');
  await expect(heading(page)).toHaveText('通知公告');
  await expect(page).toHaveTitle(/^学员专区 - /);
  for (const [address, end] of [
    ['/news', '/article'],
    ['/uc', '/uc/userInfo'],
    ['/nowhere', '/404'],
  ]) {
    await page.goto(`/#${address}`);
    await expect(page).toHaveURL(new RegExp(`#${end}$`));
  }
  expect(asked).toHaveLength(1);
});

test('Each role has its own routes, and what a guard keeps from somebody leads to /404 (R4.26, R6.3, R6.4, R10.30)', async ({
  page,
}) => {
  await configurePage(page, { authMode: 'all' });
  await signIn(page, 'trainee');
  await leadsTo(page, '/learning', '/learning');
  await leadsTo(page, '/desk/notice', '/404');
  await changeUser(page, 'admin');
  await leadsTo(page, '/desk/notice', '/desk/notice');
  await expect(heading(page)).toHaveText('通知公告');
  await leadsTo(page, '/desk/article', '/desk/article');
  await expect(heading(page)).toHaveText('医院新闻');
  await leadsTo(page, '/learning', '/404');
});

test('A visitor has the local routes in mode all too, and nobody asks for others (R2.67, R10.27, R6.8)', async ({
  page,
}) => {
  const asked = countRouteCalls(page);
  await configurePage(page, { authMode: 'all' });
  await leadsTo(page, '/article', '/article');
  await expect(heading(page)).toHaveText('医院新闻');
  await page.goto('/#/learning');
  await expect(page).toHaveURL(/#\/login\?redirect=%2Flearning$/);
  expect(asked).toEqual([]);
  await submitLogin(page, 'trainee');
  await expect(page).toHaveURL(/#\/learning$/);
});

test('In every other mode the route list is not asked for (R7.28, R10.26)', async ({ page }) => {
  const asked = countRouteCalls(page);
  await signIn(page, 'trainee');
  await leadsTo(page, '/learning', '/404');
  await leadsTo(page, '/notice', '/notice');
  expect(asked).toEqual([]);
});

for (const list of [null, 'routes', { 0: { path: '/x', title: 'x' } }, [{ title: 'no path' }]]) {
  test(`Route data that are ${JSON.stringify(list)} end the session with 路由格式返回有误！ (R2.63, R8.23)`, async ({
    page,
  }) => {
    await configurePage(page, { authMode: 'all' });
    await serveRoutes(page, list);
    await page.goto('/#/login?redirect=%2Fnotice');
    await submitLogin(page, 'trainee');
    await expect(toast(page).filter({ hasText: '路由格式返回有误！' })).toHaveCount(1);
    await expect(page).toHaveURL(/#\/login\?redirect=%2Fnotice$/);
    expect(await page.evaluate(() => localStorage.getItem('portal-token'))).toBeNull();
  });
}

test('A page of the platform’s list alone is a member’s: what the list lacks leads to its catch-all (R2.60)', async ({
  page,
}) => {
  await configurePage(page, { authMode: 'all' });
  const start = { path: '/index', title: '首页', component: 'home' };
  await serveRoutes(page, [start]);
  await signIn(page, 'trainee');
  await leadsTo(page, '/notice', '/404');
  await serveRoutes(page, [start, { path: '/:pathMatch(.*)*', title: '其他', redirect: '/article' }]);
  await page.reload();
  await leadsTo(page, '/notice', '/article');
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

test('Guards of the platform’s routes decide in every form they have (R5.36, R5.37, R5.38, R5.39, R10.31, R10.32, R10.33)', async ({
  page,
}) => {
  const routes = (opens: boolean) =>
    guards.map(([title, guard], place) => ({
      ...{ path: `/guarded/${place}`, title, component: 'noticeList' },
      ...(opens ? {} : { meta: { guard } }),
    }));
  await configurePage(page, { authMode: 'all' });
  await serveRoutes(page, routes(false));
  await signIn(page, 'trainee');
  for (const [place, [name, , opens]] of guards.entries()) {
    await page.goto(`/#/guarded/${place}`);
    await expect(page, name).toHaveURL(opens ? new RegExp(`#/guarded/${place}$`) : /#\/404$/);
  }

  await changeUser(page, 'admin');
  for (const place of guards.keys()) await leadsTo(page, `/guarded/${place}`, `/guarded/${place}`);
});

test('Without role control nobody is filtered (R4.25, R4.27, R6.6)', async ({ page }) => {
  await configurePage(page, { authMode: 'all', roleControl: false });
  await serveRoutes(page, [
    { path: '/guarded', title: '受限', component: 'noticeList', meta: { guard: ['nobody'] } },
  ]);
  await signIn(page, 'trainee');
  await leadsTo(page, '/guarded', '/guarded');
});

test('With login interception off everybody has everything, nobody is read or named, no route is asked for (R4.20, R4.21, R6.7, R10.34)', async ({
  page,
}) => {
  const asked = countRouteCalls(page);
  const users: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/portal/userInfo')) users.push(request.url());
  });
  await configurePage(page, { authMode: 'all', loginInterception: false });
  await leadsTo(page, '/notice', '/notice');
  await expect(heading(page)).toHaveText('通知公告');
  await expect(page.getByRole('link', { name: /站内消息/ })).toHaveCount(0);
  expect([asked, users]).toEqual([[], []]);

  await signInByToken(page, 'trainee');
  await page.reload();
  await expect(heading(page)).toHaveText('通知公告');
  await expect(page.getByTestId('session-state')).toHaveAttribute('data-username', '');
  await expect(page.getByRole('banner').getByText('trainee')).toHaveCount(0);
  expect(users).toEqual([]);
});

/** Bodies of the route-list calls so far. */
function countRouteCalls(page: Page): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/train2/portal/route/list')) bodies.push(request.postData() ?? '');
  });
  return bodies;
}

async function serveRoutes(page: Page, list: unknown) {
  await page.route('**/portal/route/list', (route) =>
    route.fulfill({ json: { code: '00000', msg: '操作成功', data: { list } } }),
  );
}

async function leadsTo(page: Page, address: string, end: string) {
  await page.goto(`/#${address}`);
  await expect(page).toHaveURL(new RegExp(`#${end}$`));
}

/** Another user in the same tab, as somebody at a shared computer would. */
async function changeUser(page: Page, account: Account) {
  await page.goto('/#/index');
  await page.getByRole('button', { name: /^账号菜单/ }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/#\/login/);
  await page.getByLabel('用户名').fill(account);
  await page.getByLabel('密码', { exact: true }).fill(accounts[account]);
  await page.getByRole('button', { name: /登\s*录/ }).click();
  await expect(page.getByTestId('account')).toBeVisible();
}
