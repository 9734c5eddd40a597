import { screen, waitFor } from '@testing-library/dom';
import type { PortalHandle } from '@/contracts/host';
import { user } from '@/testing/form-helpers';
import { renderPortal } from '@/testing/render-portal';

const found = { timeout: 10_000 };

describe('the scroll position in a host', () => {
  it('is the top of a new page, but stays while a list is filtered (R10.44)', async () => {
    const { root } = renderPortal('/index', { host: { history: 'memory', initialPath: '/article' } });
    const scrolled = jest.fn();
    root.scrollIntoView = scrolled;
    root.getBoundingClientRect = () => new DOMRect(0, -300, 1000, 3000);

    await user.click(await screen.findByRole('link', { name: '基地建设' }, found));
    await screen.findAllByText('共 8 条', {}, found);
    expect(scrolled).not.toHaveBeenCalled();

    await user.click(await screen.findByRole('link', { name: /通过培训基地复评/ }, found));
    await waitFor(() => {
      expect(scrolled).toHaveBeenCalledTimes(1);
    }, found);
  });

  it.each([
    { scrolls: 'an element of the host', scrollY: 0, times: 1 },
    { scrolls: 'the window, which the history has scrolled', scrollY: 300, times: 0 },
  ])('with hash history moves to the top $times times when $scrolls scrolls', async ({ scrollY, times }) => {
    const { root } = renderPortal('/article', { host: {} });
    const scrolled = jest.fn();
    root.scrollIntoView = scrolled;
    root.getBoundingClientRect = () => new DOMRect(0, -300, 1000, 3000);
    jest.replaceProperty(window, 'scrollY', scrollY);
    await user.click(await screen.findByRole('link', { name: /通过培训基地复评/ }, found));
    await screen.findByRole('tab', { name: '密码登录' }, found); // articles require a login
    expect(scrolled).toHaveBeenCalledTimes(times);
  });
});

it('opens the search by Ctrl+K as soon as the page is visible (R10.75)', async () => {
  const pressed = new MutationObserver(() => {
    if (!screen.queryByRole('heading', { level: 1, name: '服务协议与隐私政策' })) return;
    pressed.disconnect();
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }),
    );
  });
  pressed.observe(document, { childList: true, subtree: true });
  renderPortal('/contract');
  await screen.findByRole('searchbox', { name: '搜索全站' }, found);
});

it('In a host Ctrl+K opens the search only while the focus is in the portal (R10.75)', async () => {
  const { root } = renderPortal('/contract', { host: {} });
  await screen.findByRole('heading', { level: 1, name: '服务协议与隐私政策' }, found);
  const isTaken = (target: Element) =>
    !target.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }),
    );
  await waitFor(() => {
    const link = root.querySelector('main a');
    expect([isTaken(document.body), link && isTaken(link)]).toEqual([false, true]);
  }, found);
  const field = await screen.findByRole('searchbox', { name: '搜索全站' }, found);
  await waitFor(() => {
    expect(document.activeElement).toBe(field);
  }, found);
});

describe('the focus after a change of page', () => {
  const expectFocusOnContent = (root: HTMLElement) =>
    waitFor(() => {
      expect(document.activeElement).toBe(root.querySelector('main'));
    }, found);

  it('is on the content, also where the layout changes', async () => {
    const { root } = renderPortal('/login');
    await user.click(await screen.findByRole('link', { name: '注册' }, found));
    await screen.findByRole('heading', { level: 1, name: '注册' }, found);
    await expectFocusOnContent(root);
    await user.click(screen.getAllByRole('link', { name: '首页' })[0] ?? root);
    await screen.findByRole('region', { name: '医院新闻' }, found);
    await expectFocusOnContent(root);
  });

  it('is on the content in a host, unless the host has it', async () => {
    const outside = document.body.appendChild(document.createElement('input'));
    const onReady = jest.fn<void, [PortalHandle]>();
    const { root } = renderPortal('/contract', { host: { onReady } });
    await waitFor(() => {
      expect(onReady).toHaveBeenCalled();
    }, found);
    outside.focus();
    await onReady.mock.calls[0]?.[0].navigate('/article');
    await user.type(outside, '主机');
    const article = await screen.findByRole('link', { name: /通过培训基地复评/ }, found);
    expect(document.activeElement).toBe(outside);
    outside.remove();
    await user.click(article);
    await screen.findByRole('tab', { name: '密码登录' }, found); // articles require a login
    await expectFocusOnContent(root);
  });
});
