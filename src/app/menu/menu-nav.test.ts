import { screen, waitFor, within } from '@testing-library/dom';
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

it('A click on the address of the page one is on reloads it with new data; another query is a navigation (R2.57)', async () => {
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

it.each(['horizontal', 'vertical', 'float'])(
  'An item with children is a submenu of its own at every depth, in the layout %s (R2.35)',
  async (layout) => {
    proxy.reply('/menu/treeList', {
      data: [
        {
          ...{ path: '/a', title: '上' },
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

it('One entry looks active: that of the page, also while the side bar shows another one’s children (R2.34)', async () => {
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
