import type { Page } from '@playwright/test';
import { accounts, openHostAs, signInAtHost, submitLogin } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import {
  enterPortal,
  isolations,
  leavePortal,
  navigateInside,
  portalContainer,
} from '../audits/host-navigation';

test('A user signed in at the host is known to the portal without another login (R1.4, R1.27)', async ({
  page,
}) => {
  await page.goto('/');
  await signInAtHost(page, 'trainee');
  await page.getByTestId('host-nav-training').click();
  await expectUser(page, 'training-container', 'trainee');
  await expect(
    page.getByTestId('host-training-container').getByRole('textbox', { name: '密码' }),
  ).toHaveCount(0);
});

test('The host shows the portal’s place, menu, user and unread messages in its own bar, and nothing of them afterwards', async ({
  page,
}) => {
  await page.goto('/');
  await signInAtHost(page, 'trainee');
  await enterPortal(page);
  const bar = page.getByTestId('host-portal-bar');
  await expect(bar).toContainText(/林知夏，\d+ 条未读消息/);
  await bar.getByText('门户菜单').click();
  await bar.getByRole('link', { name: '培训基地', exact: true }).first().click();
  const place = bar.getByRole('navigation', { name: '门户位置' });
  await expect(place.getByRole('link')).toHaveText(['首页']);
  await expect(place.locator('[aria-current]')).toHaveText('培训基地');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(bar.getByRole('link', { name: '医院新闻', exact: true }).first()).toBeInViewport();
  const isShown = await bar.getByText(/林知夏，\d+ 条未读消息/).evaluate((line) => {
    const { right, top, bottom } = line.getBoundingClientRect();
    return line.contains(document.elementFromPoint(right - 4, (top + bottom) / 2));
  });
  expect(isShown, 'the open menu leaves the user uncovered').toBe(true);
  await bar.getByText('门户菜单').click();
  await navigateInside(page, '/hospital/1');
  await expect(place.getByRole('link')).toHaveText(['首页', '培训基地']);
  const before = (link: Element) => getComputedStyle(link, '::before').content;
  expect(await place.getByRole('link').last().evaluate(before), 'no separator in a link').toBe('none');
  await place.getByRole('link').first().click();
  await expect(portalContainer(page).getByRole('heading', { level: 1, name: '首页' })).toBeAttached();
  await leavePortal(page);
  await expect(bar).toBeEmpty();
});

test('Each token of the host is adopted and its user loaded once (R1.28)', async ({ page, platform }) => {
  const userCalls = countUserCalls(page);
  await openHostAs(page, platform.url, 'trainee', '/training#/contract');
  await expectUser(page, 'training-container', 'trainee');
  expect(userCalls.tokens).toHaveLength(1);

  await page.getByTestId('host-rotate-token').click();
  await expect.poll(() => userCalls.tokens.length).toBe(2);
  await expectUser(page, 'training-container', 'trainee');

  await page.getByTestId('host-username').fill('admin');
  await page.getByTestId('host-password').fill(accounts.admin);
  await page.getByTestId('host-sign-in').click();
  await expectUser(page, 'training-container', 'admin');
  expect(new Set(userCalls.tokens).size).toBe(3);
});

test('Clearing the host token makes the user a visitor, and a later token a user again (R1.28)', async ({
  page,
}) => {
  await page.goto('/training#/contract');
  await expectVisitor(page, 'training-container');
  await signInAtHost(page, 'trainee');
  await expectUser(page, 'training-container', 'trainee');
  await page.getByTestId('host-clear-token').click();
  await expectVisitor(page, 'training-container');
  await signInAtHost(page, 'trainee');
  await expectUser(page, 'training-container', 'trainee');
});

test('A host that shares no state keeps the portal a visitor (R1.27)', async ({ page }) => {
  const userCalls = countUserCalls(page);
  await page.goto('/training?globalState=off#/contract');
  await signInAtHost(page, 'trainee');
  await expectVisitor(page, 'training-container');
  expect(userCalls.tokens).toEqual([]);
});

test('The portal unmounts, mounts again and mounts in another container, in any isolation (R1.4)', async ({
  page,
  platform,
}) => {
  test.setTimeout(60_000);
  for (const isolation of isolations) {
    await openHostAs(page, platform.url, 'trainee', `/training?isolation=${isolation}#/contract`);
    await expectUser(page, 'training-container', 'trainee');

    await page.getByTestId('host-nav-about').click();
    await expect(page.getByTestId('host-training-container')).toBeEmpty();
    await expect(page).toHaveTitle('关于本宿主 - 国家业务平台');
    await page.getByTestId('host-nav-training').click();
    await expectUser(page, 'training-container', 'trainee');

    await page.getByTestId('host-nav-lab').click();
    for (const letter of ['a', 'b', 'a']) {
      await page.getByTestId(`host-mount-${letter}`).click();
      await expectUser(page, `container-${letter}`, 'trainee');
      await page.getByTestId(`host-unmount-${letter}`).click();
      await expect(page.getByTestId(`host-container-${letter}`)).toBeEmpty();
    }
  }
});

test('A host that passes its token by props changes it by an update, and so the language, in any isolation (R1.28)', async ({
  page,
}) => {
  for (const isolation of isolations) {
    await page.goto(`/lab?globalState=prop&isolation=${isolation}#/contract`);
    await page.getByTestId('host-mount-a').click();
    await expectVisitor(page, 'container-a');
    await signInAtHost(page, 'trainee');
    await expectUser(page, 'container-a', 'trainee');
    await page.getByTestId('host-clear-token').click();
    await expectVisitor(page, 'container-a');
    await expect(sessionState(page, 'container-a')).toHaveAttribute('lang', 'zh-CN');
    await page.getByTestId('host-language').selectOption('en-US');
    await expect(sessionState(page, 'container-a')).toHaveAttribute('lang', 'en-US');
  }
});

test('A host that registers the portal and passes its token by props remounts it for each new token, and for a theme (R1.28)', async ({
  page,
}) => {
  await page.goto('/training?globalState=prop#/contract');
  await expectVisitor(page, 'training-container');
  await signInAtHost(page, 'trainee');
  await expectUser(page, 'training-container', 'trainee');
  await page.getByTestId('host-clear-token').click();
  await expectVisitor(page, 'training-container');
  await page.getByTestId('host-theme').selectOption('dark');
  await expect(sessionState(page, 'training-container')).toHaveAttribute('data-theme', 'dark');
});

test('An unreachable portal leaves the host intact, and a retry mounts it', async ({
  page,
  platform,
  expectConsole,
}) => {
  expectConsole('net::ERR_FAILED');
  await page.route(`${platform.url}/`, (route) => route.abort());
  await page.goto('/training');
  await expect(page.getByTestId('host-training-status')).toContainText('门户未能载入');
  await page.getByTestId('host-nav-about').click();
  await expect(page.getByTestId('host-page-about')).toBeVisible();

  await page.unroute(`${platform.url}/`);
  await page.getByTestId('host-nav-training').click();
  await expectVisitor(page, 'training-container');
});

test('A portal whose script is gone fails at once, and a retry mounts it', async ({
  page,
  platform,
  expectConsole,
}) => {
  expectConsole('404');
  const script = `${platform.url}/assets/index-*.js`;
  await page.route(script, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/lab#/contract');
  await page.getByTestId('host-mount-a').click();
  const status = page.getByTestId('host-status-a');
  await expect(status).toContainText('门户未能载入');
  await page.unroute(script);
  await status.getByRole('button', { name: '重试' }).click();
  await page.getByTestId('host-mount-a').click();
  await expectVisitor(page, 'container-a');
});

test('A portal whose script never arrives times out after 15 seconds, and a retry mounts it', async ({
  page,
  platform,
}) => {
  const script = `${platform.url}/assets/index-*.js`;
  let comes = false;
  await page.route(script, (route) => (comes ? route.continue() : undefined));
  await page.goto('/about');
  const timers = await page.evaluateHandle(() => {
    const late: (() => void)[] = [];
    const { setTimeout } = window;
    window.setTimeout = ((work: () => void, milliseconds?: number) =>
      milliseconds === 15_000 ? late.push(work) : setTimeout(work, milliseconds)) as typeof setTimeout;
    return late;
  });
  const requested = page.waitForRequest(script);
  await page.getByTestId('host-nav-training').click();
  await requested;
  const status = page.getByTestId('host-training-status');
  await expect(status).toHaveText('正在载入…');
  await timers.evaluate((late) => {
    for (const work of late) work();
  });
  await expect(status).toContainText('门户未能载入：15 秒内没有就绪');
  comes = true;
  await status.getByRole('button', { name: '重试' }).click();
  await expectVisitor(page, 'training-container');
});

async function expectUser(page: Page, container: string, username: string) {
  const state = sessionState(page, container);
  await expect(state).toHaveAttribute('data-state', 'signedIn');
  await expect(state).toHaveAttribute('data-username', username);
}

async function expectVisitor(page: Page, container: string) {
  await expect(sessionState(page, container)).toHaveAttribute('data-state', 'visitor');
}

/** The portal's root has the session state in an attribute, because a host shows no header. */
function sessionState(page: Page, container: string) {
  return page.getByTestId(`host-${container}`).getByTestId('session-state');
}

/** Tokens of the userInfo requests so far, in order. */
function countUserCalls(page: Page) {
  const tokens: string[] = [];
  page.on('request', (request) => {
    const isUserCall = request.method() === 'POST' && request.url().endsWith('/portal/userInfo');
    if (isUserCall) tokens.push(request.headers().authorization ?? '');
  });
  return { tokens };
}

test('Inside a host the user centre offers a sign-out only for the portal’s own login', async ({ page }) => {
  await page.goto('/training?globalState=off#/uc/userInfo');
  const portal = page.getByTestId('host-training-container');
  await submitLogin(portal, 'trainee');
  await portal.getByRole('button', { name: '退出登录' }).click();
  await expect(portal.getByLabel('用户名')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('portal:portal-token'))).toBeNull();

  await page.goto('/training#/uc/userInfo');
  await signInAtHost(page, 'trainee');
  await expect(portal.getByRole('heading', { level: 1, name: '个人信息' })).toBeVisible();
  await expect(portal.getByRole('button', { name: '退出登录' })).toHaveCount(0);
});
