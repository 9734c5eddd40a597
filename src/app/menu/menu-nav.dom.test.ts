import { screen, waitFor, within } from '@testing-library/dom';
import { as } from '@/testing/api-as';
import { pageTimeout, user } from '@/testing/form-helpers';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();
const requests = () => proxy.bodiesOf('/article/page');

async function open(path: string, theme: Record<string, unknown> = {}) {
  const { portal, root } = renderPortal(path, { config: { apiBase: proxy.apiBase, theme } });
  const menu = within(await screen.findByRole('navigation', { name: '主菜单' }, pageTimeout));
  await menu.findAllByRole('listitem', {}, pageTimeout);
  return { portal, root, menu };
}

it('A click on the address of the current page reloads it with new data; another query is a navigation (R2.57)', async () => {
  proxy.reply('/menu/treeList', {
    data: [
      { path: '/article', title: '全部' },
      { path: '/article?page=2', title: '第二页' },
    ],
  });
  const { menu } = await open('/article?page=2');
  await screen.findByRole('link', { name: '上一页' }, pageTimeout);
  const heading = () => screen.findByRole('heading', { level: 1, name: '医院新闻' }, pageTimeout);
  const first = await heading();
  expect(requests()).toHaveLength(1);

  await user.click(menu.getByRole('link', { name: '第二页' }));
  await waitFor(() => {
    expect(requests()).toHaveLength(2);
  }, pageTimeout);
  const reloaded = await heading();
  expect(reloaded).not.toBe(first);
  expect(requests()[1]).toBe(requests()[0]);
  expect(window.location.hash).toBe('#/article?page=2');

  await user.click(menu.getByRole('link', { name: '全部' }));
  await waitFor(() => {
    expect(window.location.hash).toBe('#/article');
  }, pageTimeout);
  expect(await heading()).toBe(reloaded);
});

it('An address with Chinese letters is that of its page: its item is the current one, and a click reloads it (R2.57)', async () => {
  const path = '/article?keyword=肝 移植';
  proxy.reply('/menu/treeList', { data: [{ path, title: '肝移植' }] });
  const { menu } = await open(path);
  const current = await menu.findByRole('link', { name: '肝移植', current: 'page' }, pageTimeout);
  // a reload sends no second request while the first one is running
  await screen.findByRole('link', { name: '下一页' }, pageTimeout);
  expect(requests()).toHaveLength(1);
  const { length } = window.history;
  await user.click(current);
  await waitFor(() => {
    expect(requests()).toHaveLength(2);
  }, pageTimeout);
  expect(window.history.length).toBe(length);
});

it('A lock marks the items whose page requires a login, and no address elsewhere', async () => {
  proxy.reply('/menu/treeList', {
    data: [
      { path: '/notice', title: '通知' },
      { path: '/article', title: '新闻' },
      { path: 'https://example.org/', title: '别处' },
    ],
  });
  const { menu } = await open('/contract');
  const links = await menu.findAllByRole('link', {}, pageTimeout);
  expect(links.map((link) => [link.textContent, link.querySelector('[data-lock]') !== null])).toEqual([
    ['通知', true],
    ['新闻', false],
    ['别处', false],
  ]);
});

it.each(['horizontal', 'vertical', 'float'])(
  'An item with children is a submenu of its own at every depth, in the layout %s (R2.35)',
  async (layout) => {
    proxy.reply('/menu/treeList', {
      data: [
        {
          path: '/a',
          title: '上',
          children: [{ path: '/b', title: '中', children: [{ path: '/article?category=3', title: '下' }] }],
        },
      ],
    });
    const { menu } = await open('/contract', { layout });
    const press = async (name: string) => user.click(await menu.findByRole('button', { name }, pageTimeout));
    for (const name of ['上', '中']) {
      expect(menu.queryByRole('link')).toBeNull();
      await press(name);
    }
    await user.click(await menu.findByRole('link', { name: '下' }, pageTimeout));
    await screen.findByRole('heading', { level: 1, name: '医院新闻' }, pageTimeout);
    // a tree stays expanded; a flyout closes, and reopens expanded to the current page
    if (!menu.queryByRole('link')) await press('上');
    const current = await menu.findByRole('link', { name: '下' }, pageTimeout);
    expect(current.getAttribute('aria-current')).toBe('page');
  },
);

it('One entry looks active: that of the page, also while the sidebar shows another one’s children (R2.34)', async () => {
  proxy.reply('/menu/treeList', {
    data: [
      { path: '/index', title: '首页' },
      { path: '/a', title: '上', children: [{ path: '/download', title: '下' }] },
    ],
  });
  const { root } = await open('/index', { layout: 'comprehensive' });
  const active = () =>
    ['主菜单', '下级菜单'].flatMap((name) =>
      [...root.querySelectorAll(`[aria-label=${name}] :is([aria-current=page], [data-active])`)].map(
        ({ textContent }) => textContent,
      ),
    );
  const upper = await screen.findByRole('button', { name: '上' }, pageTimeout);
  await user.click(upper);
  expect([upper.getAttribute('aria-pressed'), active()]).toEqual(['true', ['首页']]);
  await user.click(await screen.findByRole('link', { name: '下' }, pageTimeout));
  await screen.findByRole('heading', { level: 1, name: '下载中心' }, pageTimeout);
  expect(active()).toEqual(['上', '下']);
});

it('Hidden entries are removed, children of a hidden level move up, and a page may name its active entry; a title without translation stays unchanged in English (R2.38, R3.7, R10.68)', async () => {
  proxy.reply('/menu/treeList', {
    data: [
      { path: '/index', title: '首页' },
      {
        path: '/level',
        title: '层级',
        meta: { levelHidden: true },
        children: [{ path: '/article', title: '尚无译名' }],
      },
      { path: '/secret', title: '隐藏', meta: { hidden: true } },
      { path: '/contract', title: '协议', meta: { hidden: true, activeMenu: '/index' } },
    ],
  });
  const { menu } = await open('/contract');
  const shown = (entries: HTMLElement[]) => entries.map(({ textContent }) => textContent);
  expect(shown(menu.getAllByRole('link'))).toEqual(['首页', '尚无译名']);
  await waitFor(() => {
    expect(menu.getByRole('link', { name: '首页' }).getAttribute('aria-current')).toBe('page');
  }, pageTimeout);
  await user.click(screen.getByRole('button', { name: 'English' }));
  const english = within(await screen.findByRole('navigation', { name: 'Main menu' }, pageTimeout));
  expect(shown(english.getAllByRole('link'))).toEqual(['Home', '尚无译名']);
});

it('A guarded entry is shown only to users who pass its guard (R3.7, R5.34)', async () => {
  const visitor = await open('/contract');
  await visitor.menu.findByRole('button', { name: '网站导航' }, pageTimeout);
  expect(visitor.menu.queryByRole('link', { name: '个人中心' })).toBeNull();
  visitor.portal.dispose();
  await as('trainee');
  const { menu } = await open('/contract');
  await menu.findByRole('link', { name: '个人中心' }, pageTimeout);
});
