import type { MenuItem } from '@/contracts/menu';
import { routeRecords } from '@/contracts/route';
import { platformFixture } from '../../testing/platform-fixture';

const { send, as } = platformFixture();

type Headers = Awaited<ReturnType<typeof as>>;

const routesOf = async (headers: Headers) =>
  routeRecords.parse((await send('routeList', { name: 'portal' }, headers)).data.list);
const pathsOf = (routes: readonly MenuItem[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [path, ...pathsOf(children)]);

test("data.list holds the route tree of the user's role (R7.29, R7.30, R10.16)", async () => {
  const trainee = await routesOf(await as('trainee'));
  const admin = await routesOf(await as('admin'));
  const paths = { trainee: pathsOf(trainee), admin: pathsOf(admin) };
  expect(paths.trainee).toEqual(expect.arrayContaining(['/index', '/notice', '/learning', '/desk']));
  expect(paths.trainee).not.toContain('article');
  expect(paths.admin).toEqual(expect.arrayContaining(['/index', '/notice', '/desk', 'article']));
  expect(paths.admin).not.toContain('/learning');
  expect(trainee.find(({ path }) => path === '/uc')).toMatchObject({
    redirect: '/uc/userInfo',
    children: [
      { path: 'overview', component: 'userCentre/overview' },
      { path: 'userInfo', component: 'userCentre/userInfo' },
      { path: 'myProject', component: 'userCentre/myProject' },
      { path: 'myFavourite', component: 'userCentre/myFavourite' },
      { path: 'myCredit', component: 'userCentre/myCredit' },
      { path: 'myCert', component: 'userCentre/myCert' },
    ],
  });
});

test('route metadata covers guards, redirects, no caching, no closing and a tab per query', async () => {
  const routes = await routesOf(await as('trainee'));
  const metas = routes.map(({ meta }) => meta ?? {});
  for (const flag of ['noCache', 'noClosable', 'dynamicNewTab', 'tabHidden', 'guard'] as const)
    expect(metas.filter((meta) => meta[flag] !== undefined)).not.toEqual([]);
  expect(routes.find(({ path }) => path === '/news')).toMatchObject({ redirect: '/article' });
});

test('the route list requires a name and a signed-in user (R7.29)', async () => {
  expect(await send('routeList', {}, await as('trainee'))).toMatchObject({ status: 400, code: 'A0400' });
  expect(await send('routeList', { name: 'portal' })).toMatchObject({ status: 401, code: 'A0401' });
});
