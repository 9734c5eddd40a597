import type { Page } from '@playwright/test';
import { openAs, signInByToken, signOut } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { notificationBell, openMessages, mockUnreadCount, setVisibility } from './messages';

test('The bell links to the messages, counts up to 9 in a round badge, and appears only with a token (R1.13, R2.43, R2.44, R2.46, R2.47, R9.10)', async ({
  page,
}) => {
  await page.goto('/#/index');
  await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /站内消息/ })).toHaveCount(0);

  await openAs(page, 'trainee', '/index');
  await expect(notificationBell(page, 12)).toHaveText('9+');
  const badge = notificationBell(page, 12).getByText('9+');
  const shape = await badge.evaluate((element: HTMLElement) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return { lines: text.getClientRects().length, isRound: element.offsetWidth === element.offsetHeight };
  });
  expect(shape).toEqual({ lines: 1, isRound: true });
  await notificationBell(page, 12).click();
  await expect(page).toHaveURL(/#\/sys-message$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('站内消息');
  await signOut(page);
  await expect(page.getByRole('link', { name: /站内消息/ })).toHaveCount(0);
});

test('The unread count refreshes with each page, every 30 seconds and when the tab becomes visible, never while hidden (R2.44)', async ({
  page,
}) => {
  let count = 1;
  let requests = 0;
  await page.clock.install();
  await mockUnreadCount(page, () => {
    requests += 1;
    return count;
  });
  await signInByToken(page, 'newcomer');
  await openContract(page);
  await expect(notificationBell(page, 1)).toBeVisible();
  count = 2;
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '医院新闻' }).click();
  await expect(notificationBell(page, 2)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '医院新闻' })).toBeVisible();
  count = 3;
  await page.clock.runFor(30_000);
  await expect(notificationBell(page, 3)).toBeVisible();

  await setVisibility(page, 'hidden');
  count = 4;
  const before = requests;
  await page.clock.runFor(600_000);
  expect(requests).toBe(before);
  await setVisibility(page, 'visible');
  await expect(notificationBell(page, 4)).toBeVisible();
});

test('A failing unread count backs off, and refreshes at once when the tab becomes visible', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  await page.clock.install();
  await mockUnreadCount(page, () => 3);
  await signInByToken(page, 'admin');
  await openContract(page);
  await expect(notificationBell(page, 3)).toBeVisible();
  let requests = 0;
  await page.route('**/message/unreadCount', async (route) => {
    // the GET that follows a failure looks for a redirect
    if (route.request().method() === 'POST') requests += 1;
    await route.abort();
  });
  for (const [index, seconds] of [30, 60, 120, 240].entries()) {
    await page.clock.runFor((seconds - 1) * 1000);
    expect(requests).toBe(index);
    // The next delay starts when the page has handled the failure.
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'GET');
    await page.clock.runFor(1000);
    await failed;
    await page.evaluate(() => undefined);
    expect(requests).toBe(index + 1);
  }
  await page.unroute('**/message/unreadCount');
  const responded = page.waitForResponse('**/message/unreadCount');
  await setVisibility(page, 'visible');
  await responded;
  const next = page.waitForResponse('**/message/unreadCount');
  await page.clock.runFor(31_000);
  await next;
});

test('Two tabs stay in sync: badge and list follow what the other marks or deletes (R2.24, R2.44)', async ({
  page,
  context,
  platform,
}) => {
  await openMessages(page, platform);
  await expect(notificationBell(page, 2)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/#/sys-message');
  await expect(notificationBell(other, 2)).toBeVisible();
  await page.getByRole('button', { name: '将“报名已撤回”标为已读' }).click();
  await expect(notificationBell(other, 1)).toBeVisible();
  await other.getByRole('button', { name: '删除“报名已提交”' }).click();
  await expect(notificationBell(page, 0)).toBeVisible();
  await expect(page.getByText('报名已提交')).toHaveCount(0);
});

/**
 * Opens a page without parts that load later, and waits for it. A test that moves the clock would otherwise end the
 * time that a part may take to load.
 */
async function openContract(page: Page) {
  await page.goto('/#/contract');
  await expect(page.getByRole('heading', { level: 1, name: '服务协议与隐私政策' })).toBeVisible();
}
