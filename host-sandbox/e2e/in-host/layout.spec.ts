import type { PortalLifecycles } from '../../../src/contracts/host';
import { submitLogin } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { expectSoundLayout } from '../audits/reflow';
import { portalContainer, enterPortal, navigateInside } from '../audits/host-navigation';

test('In a host the portal shows only its main area: no header, menu, banner or footer; its sticky parts stay below a header of the host (R2.32)', async ({
  page,
}) => {
  await page.goto('/');
  await enterPortal(page);
  const portal = portalContainer(page);
  const around = await portal
    .getByRole('main')
    .evaluate((main) => [...(main.parentElement?.children ?? [])].map(({ localName }) => localName));
  expect(around).not.toContain('header');
  expect(around).not.toContain('footer');
  for (const part of ['banner', 'contentinfo'] as const) await expect(portal.getByRole(part)).toHaveCount(0);
  await expect(portal.getByRole('navigation', { name: '主菜单' })).toHaveCount(0);
  await expect(portal.getByText('欢迎访问国家器官移植发展培训平台官方网站')).toHaveCount(0);
  await expectSoundLayout(page, 'in a host');

  await portal.evaluate((element) => (element.style.cssText = '--portal-top: 60px'));
  await navigateInside(page, '/contract');
  const contents = portal.getByRole('navigation', { name: '目录' });
  await expect(contents).toBeVisible();
  const article = portal.getByRole('article').last();
  await article.evaluate((element) => {
    element.scrollIntoView();
  });
  for (const part of [contents, article])
    await expect
      .poll(() => part.evaluate((element) => element.getBoundingClientRect().top))
      .toBeCloseTo(84, -1);
});

test('With a pop-up container toasts stay at the window where the portal’s container has a transform, above the host by its z-index', async ({
  page,
  platform,
}) => {
  await page.goto('/about');
  await page.evaluate(async (entry) => {
    const [container, popupContainer] = [document.createElement('div'), document.createElement('div')];
    container.style.cssText = 'width: 480px; transform: translateX(40px)';
    document.body.append(container, popupContainer);
    const portal = (await import(`${entry}/portal.js`)) as PortalLifecycles;
    await portal.mount({
      container,
      popupContainer,
      history: 'memory',
      initialPath: '/login',
      zIndexBase: 7000,
      config: { apiBase: `${entry}/api` },
    });
  }, platform.url);
  await submitLogin(page.getByTestId('session-state'), 'trainee');
  await expect(page.getByText('欢迎登录')).toBeVisible();
  const toasts = page.locator('.portal-popups .portal-antd-message');
  const { left, right } = await toasts.evaluate((element) => element.getBoundingClientRect());
  expect(Math.abs(left + right - page.viewportSize()!.width)).toBeLessThan(20);
  expect(Number(await toasts.evaluate((element) => getComputedStyle(element).zIndex))).toBeGreaterThan(7000);
});
