import { screen, waitFor } from '@testing-library/dom';
import type { HostProps, PortalHandle, PortalMenu } from '@/contracts/host';
import { tokenFor } from '@/testing/api-as';
import { onCleanup } from '@/testing/cleanup';
import { expectConsole } from '@/testing/console-guard';
import { clickButton, fillFields, pageTimeout, user } from '@/testing/form-helpers';
import { renderPortal } from '@/testing/render-portal';

/** A portal with memory history, and the addresses that its host received. */
function openInMemory(initialPath: string | undefined, props: HostProps = {}) {
  const addresses: string[] = [];
  const onNavigate = (address: string) => addresses.push(address);
  const memory = { history: 'memory', ...(initialPath !== undefined && { initialPath }) } as const;
  return { addresses, ...renderPortal('', { host: { onNavigate, ...memory, ...props } }) };
}

/** Waits until the portal shows a page with this heading. */
const expectHeading = (root: HTMLElement, name: string) =>
  waitFor(() => {
    const shown = [...root.querySelectorAll('h1')].filter((h1) => !h1.closest('[style*="display: none"]'));
    expect(shown.map(({ textContent }) => textContent)).toEqual([name]);
  }, pageTimeout);

/** The link to the next page of a list, once the list is loaded. */
const nextPage = () => screen.findByRole('link', { name: '下一页' }, pageTimeout);

it.each(['', '/somewhere/else', 'section-2'])(
  'Below a base path the portal starts at home where the hash of the page is %j (R10.43)',
  async (hash) => {
    const { root } = renderPortal(hash, { host: { basePath: '/portal' } });
    await expectHeading(root, '首页');
    expect(window.location.hash).toBe('#/portal/index');
  },
);

it('A slash at the end of the base path changes nothing: addresses start with one slash (R10.43)', async () => {
  const addresses: string[] = [];
  const onNavigate = (address: string) => addresses.push(address);
  const { root } = renderPortal('/portal/contract', { host: { basePath: '/portal/', onNavigate } });
  await expectHeading(root, '服务协议与隐私政策');
  expect(addresses).toEqual(['/contract']);
  expect(window.location.hash).toBe('#/portal/contract');
});

describe('a portal with memory history', () => {
  it('leads through a login and back, and the address of the page stays the host’s (R10.44, R2.64)', async () => {
    const { addresses, root } = openInMemory('/notice?page=2');
    await screen.findByLabelText('用户名', {}, pageTimeout);
    expect(addresses.at(-1)).toBe('/login?redirect=%2Fnotice%3Fpage%3D2');
    await fillFields({ 用户名: 'trainee', 密码: 'Trainee@2026' });
    await clickButton('登录');
    await expectHeading(root, '通知公告');
    expect(addresses.at(-1)).toBe('/notice?page=2');
    expect(window.location.hash).toBe('');
  });

  it('starts at /index without a path, at a path of members with a token, and redirects unknown addresses to /404', async () => {
    const without = openInMemory(undefined);
    await waitFor(() => {
      expect(without.addresses).toEqual(['/index']);
    }, pageTimeout);
    without.portal.dispose();
    const token = await tokenFor('trainee', 'Trainee@2026');
    const unknown = openInMemory('/nowhere', { token });
    await waitFor(() => {
      expect(unknown.addresses.at(-1)).toBe('/404');
    }, pageTimeout);
    unknown.portal.dispose();
    await expectHeading(openInMemory('/uc/userInfo', { token }).root, '个人信息');
  });

  it('has links that are hashes of the host page, never paths of the host', async () => {
    const { root } = openInMemory('/article');
    await nextPage();
    const hrefs = [...root.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(hrefs.length).toBeGreaterThan(10);
    expect(hrefs.filter((href) => !href?.startsWith('#/'))).toEqual([]);
  });

  it('starts at home where the initial path is invalid, which is reported by name', async () => {
    expectConsole('HostPropError: initialPath');
    const { addresses } = openInMemory('https://example.org/');
    await waitFor(() => {
      expect(addresses).toEqual(['/index']);
    }, pageTimeout);
  });
});

it('A host callback that throws stops nothing and is logged once', async () => {
  expectConsole("HostCallbackError: The host's onNavigate threw: the address was rejected");
  const { calls } = jest.spyOn(console, 'error').mock; // the guard's message
  const before = calls.length;
  const onNavigate = () => {
    throw new Error('the address was rejected');
  };
  openInMemory('/article?page=2', { onNavigate });
  await user.click(await nextPage());
  await waitFor(async () => {
    expect((await nextPage()).getAttribute('href')).toMatch(/page=4/);
  }, pageTimeout);
  expect(calls.length - before).toBe(1);
});

it.each(['/', '/other/page.html', 'https://cdn.example/files/'])(
  'On a page with the base %s every link of the portal, of its handle and of its menu opens the portal in this page (R10.43)',
  async (href) => {
    const base = document.head.appendChild(Object.assign(document.createElement('base'), { href }));
    onCleanup(() => base.remove());
    const page = location.href.split('#')[0] ?? '';
    let handle: PortalHandle | undefined;
    let menu: PortalMenu | undefined;
    const { root } = renderPortal('/portal/article', {
      host: {
        ...{ basePath: '/portal', onReady: (portal) => (handle = portal) },
        onMenuChange: (next) => (menu = next),
      },
    });
    const link = await nextPage();
    const links = [...root.querySelectorAll<HTMLAnchorElement>('a[href*="#/"]:not([target])')];
    expect(links.length).toBeGreaterThan(10);
    for (const { href: address } of links) expect(address).toMatch(`${page}#/portal/`);
    const opened = (address: string | null | undefined) => new URL(address ?? '', document.baseURI).href;
    await waitFor(() => {
      expect(opened(menu?.main[0]?.href)).toMatch(`${page}#/portal/`);
    }, pageTimeout);
    expect(opened(handle?.href('/uc/myCert'))).toBe(`${page}#/portal/uc/myCert`);
    link.click();
    await waitFor(() => {
      expect(location.href).toBe(`${page}#/portal/article?page=2`);
    }, pageTimeout);
  },
);
