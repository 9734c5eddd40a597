import { screen, waitFor } from '@testing-library/dom';
import type { HostProps, PortalMenu, PortalMenuItem, PortalPage, PortalUser } from '@/contracts/host';
import { tokenFor } from '@/testing/api-as';
import { renderPortal } from '@/testing/render-portal';

const found = { timeout: 10_000 };

/** Mounts a portal whose host records its notifications. */
function listen(path: string, props: HostProps = {}) {
  const received = {
    addresses: [] as string[],
    pages: [] as PortalPage[],
    menus: [] as PortalMenu[],
    users: [] as (PortalUser | null)[],
    unread: [] as number[],
  };
  const host: HostProps = {
    ...props,
    onNavigate: (address) => received.addresses.push(address),
    onPageChange: (page) => received.pages.push(page),
    onMenuChange: (menu) => received.menus.push(menu),
    onUserChange: (user) => received.users.push(user),
    onUnreadChange: (count) => received.unread.push(count),
  };
  return { received, ...renderPortal(path, { host }) };
}

const all = (items: readonly PortalMenuItem[] = []): PortalMenuItem[] =>
  items.flatMap((item) => [item, ...all(item.children)]);

describe('A host', () => {
  it('gets the address, the title and the breadcrumbs of each page, with hash history too (R10.44)', async () => {
    const token = await tokenFor('trainee', 'Trainee@2026');
    const { received } = listen('/portal/project', { basePath: '/portal', token });
    await waitFor(() => {
      expect(received.pages.at(-1)?.address).toBe('/project');
    }, found);
    const home = { title: '首页', address: '/index' };
    expect(received.pages).toEqual([
      {
        address: '/project',
        title: '培训项目',
        breadcrumbs: [home, { title: '培训项目', address: '/project' }],
      },
    ]);
    window.location.hash = '/portal/article/1';
    await waitFor(() => {
      const { title, address } = received.pages.at(-1) ?? {};
      expect([address, title]).toEqual([
        '/article/1',
        screen.getByRole('heading', { level: 1, name: /./ }).textContent,
      ]);
    }, found);
    expect(received.pages.at(-1)?.breadcrumbs.map(({ address }) => address)).toEqual([
      ...['/index', '/article', '/article/1'],
    ]);
    expect(received.addresses).toEqual(['/project', '/article/1']);
  });

  it('gets the menu of a visitor in the portal’s language, with links that it can show, and again in another language', async () => {
    const { received, portal } = listen('/portal/project', { basePath: '/portal' });
    await waitFor(() => {
      expect(all(received.menus.at(-1)?.main).find(({ address }) => address === '/project')).toMatchObject({
        href: '#/portal/project',
        newWindow: false,
        isActive: true,
      });
    }, found);
    expect(received.menus.at(-1)?.account.map(({ address }) => address)).toEqual(['/login', '/register']);
    portal.update({ language: 'en-US' });
    await waitFor(() => {
      expect(all(received.menus.at(-1)?.main).find(({ address }) => address === '/project')?.title).toMatch(
        /^[A-Z]/,
      );
    }, found);
    expect(received.pages.at(-1)?.title).toMatch(/^[A-Z]/);
  });

  it('gets the menu of a visitor on a page that requires a sign-in, and on the next page', async () => {
    const { received } = listen('/uc/overview', { token: '' });
    await screen.findByRole('heading', { name: '请在平台登录' }, found);
    const addresses = () => all(received.menus.at(-1)?.main).map(({ address }) => address);
    await waitFor(() => {
      expect(addresses()).toContain('/project');
      expect(received.users).toEqual([null]);
    }, found);
    window.location.hash = '/project';
    await waitFor(() => {
      expect(all(received.menus.at(-1)?.main).find(({ address }) => address === '/project')?.isActive).toBe(
        true,
      );
    }, found);
  });

  it('gets who is signed in, their menu and the number of unread messages, and again after a sign-out', async () => {
    const token = await tokenFor('trainee', 'Trainee@2026');
    const { received, portal } = listen('/', { token, history: 'memory', initialPath: '/index' });
    await waitFor(() => {
      expect(received.users.at(-1)).toMatchObject({ username: 'trainee', name: '林知夏' });
      expect(received.unread.at(-1)).toBeGreaterThan(0);
    }, found);
    const account = received.menus.at(-1)?.account ?? [];
    expect(account.map(({ address, href }) => [address, href])).toContainEqual(['/uc/myCert', null]);
    portal.update({ token: '' });
    await waitFor(() => {
      expect([received.users.at(-1), received.unread.at(-1)]).toEqual([null, 0]);
      // the login is the host's
      expect(received.menus.at(-1)?.account).toEqual([]);
    }, found);
  });

  it('gets nothing after the unmount', async () => {
    const { received, portal } = listen('/', { history: 'memory', initialPath: '/contract' });
    await waitFor(() => {
      expect(received.menus).not.toEqual([]);
    }, found);
    const before = JSON.stringify(received);
    portal.dispose();
    portal.update({ language: 'en-US', token: 'another' });
    await Promise.resolve();
    expect(JSON.stringify(received)).toBe(before);
  });
});
