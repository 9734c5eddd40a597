import { apiFor } from '../../platform/testing/api';
import { createEnrolmentApi } from '../../platform/testing/enrolment-api';
import { openAs, signInByToken, signOut } from '../../kits/browser/accounts';
import { openSignedIn } from '../support/courses';
import { expect, test } from '../support/fixtures';
import { notificationBell, messageItems, openMessages } from './messages';
import { axeViolations } from '../audits/axe-check';
import { toast } from '../support/toast';

test('Messages are marked as read one by one or all at once, in the list or beside the bell, and all can be undone; badge and focus follow, and a reload agrees (R2.24)', async ({
  page,
}) => {
  await signInByToken(page, 'admin');
  await page.goto('/#/sys-message');
  await expect(messageItems(page)).toHaveCount(5);
  await expect(messageItems(page).filter({ hasText: '未读' })).toHaveCount(3);
  await expect(page.getByRole('status').filter({ hasText: '3 条未读' })).toBeVisible();

  await page.getByRole('button', { name: '将“通知待发布”标为已读' }).press('Enter');
  await expect(notificationBell(page, 2)).toHaveText('2');
  const marked = messageItems(page).filter({ hasText: '通知待发布' });
  await expect(marked).toBeFocused();
  await expect(marked).not.toContainText('未读');

  await page.getByRole('button', { name: '全部标为已读' }).press('Enter');
  await expect(notificationBell(page, 0)).toHaveText('');
  await expect(page.getByText('没有未读消息')).toBeFocused();
  await page.getByRole('button', { name: '撤销' }).press('Enter');
  await expect(notificationBell(page, 2)).toHaveText('2');

  // the same list next to the bell
  const menu = page.getByRole('region', { name: '未读消息' });
  await page.getByRole('button', { name: '最新消息' }).press('Enter');
  await expect(menu.getByRole('listitem')).toHaveCount(2);
  expect(await axeViolations(page)).toEqual([]);
  await menu.getByRole('button', { name: /^将/ }).first().press('Enter');
  await expect(notificationBell(page, 1)).toHaveText('1');
  await expect(menu).toBeFocused();
  await menu.getByRole('button', { name: '全部标为已读' }).press('Enter');
  await expect(menu.getByText('已全部标为已读')).toBeVisible();
  await menu.getByRole('button', { name: '撤销' }).press('Enter');
  await expect(notificationBell(page, 1)).toHaveText('1');
  await menu.getByRole('button', { name: '全部标为已读' }).press('Enter');
  await expect(notificationBell(page, 0)).toHaveText('');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('button', { name: '最新消息' })).toBeFocused();
  await page.reload();
  await expect(messageItems(page)).toHaveCount(5);
  await expect(page.getByText('没有未读消息')).toBeVisible();
  await expect(messageItems(page).filter({ hasText: '未读' })).toHaveCount(0);
});

test('The title of a message links to its subject, and following it marks the message as read (R2.24)', async ({
  page,
  platform,
}) => {
  const calls = apiFor(platform);
  const { completeProfile, projectId } = createEnrolmentApi(calls);
  const { headers } = await calls.registerPerson();
  await completeProfile(headers);
  const id = await projectId('捐献文化与社会宣传');
  await calls.send('enrol', { projectId: id }, headers);
  await openSignedIn(page, headers, '/sys-message');
  await expect(notificationBell(page, 1)).toBeVisible();
  const message = messageItems(page);
  await expect(message).toContainText('未读');
  const link = message.getByRole('link', { name: '报名已提交' });
  await expect(link).toHaveAttribute('href', new RegExp(`#/project/${id}$`));
  await link.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#/project/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/捐献文化与社会宣传/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('站内消息');
  await expect(message).toBeVisible();
  await expect(message).not.toContainText('未读');
  await expect(notificationBell(page, 0)).toBeVisible();
  await page.reload();
  await expect(notificationBell(page, 0)).toBeVisible();
});

test('The list has pages in the address, and an empty list says so (R2.24, R10.14)', async ({ page }) => {
  await page.goto('/#/sys-message?page=3');
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  await page.getByLabel('用户名').fill('trainee');
  await page.getByLabel('密码', { exact: true }).fill('Trainee@2026');
  await page.getByRole('button', { name: /登\s*录/ }).click();
  await expect(page).toHaveURL(/#\/sys-message\?page=3$/);
  await expect(messageItems(page)).toHaveCount(2);
  await page.goto('/#/sys-message?page=9');
  await page.getByRole('link', { name: '回到第一页' }).click();
  await expect(messageItems(page)).toHaveCount(10);

  await signOut(page);
  await openAs(page, 'newcomer', '/sys-message');
  await expect(page.getByRole('heading', { name: '还没有消息' })).toBeVisible();
});

test('Unread messages have an address of their own, and a deleted message is restored with one click (R2.24)', async ({
  page,
  platform,
}) => {
  await openMessages(page, platform);
  await expect(messageItems(page)).toHaveCount(2);
  await page.getByRole('button', { name: /^将“报名已撤回”标为已读$/ }).click();
  await page.getByRole('navigation', { name: '显示' }).getByRole('link', { name: '未读' }).click();
  await expect(page).toHaveURL(/#\/sys-message\?state=unread$/);
  await expect(messageItems(page)).toHaveCount(1);
  await page.reload();
  await expect(messageItems(page)).toHaveCount(1);

  await page.getByRole('button', { name: '删除“报名已提交”' }).press('Enter');
  await expect(page.getByRole('heading', { name: '未读消息已全部查看' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '已删除“报名已提交”' })).toBeVisible();
  await expect(notificationBell(page, 0)).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).press('Enter');
  await expect(messageItems(page)).toHaveCount(1);
  await expect(notificationBell(page, 1)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '已恢复' })).toBeFocused();

  await page
    .getByRole('link', { name: '查看全部消息' })
    .or(page.getByRole('navigation', { name: '显示' }).getByRole('link', { name: '全部' }))
    .click();
  await expect(messageItems(page)).toHaveCount(2);
  await page.getByRole('button', { name: '删除“报名已撤回”' }).press('Enter');
  await expect(messageItems(page)).toHaveCount(1);
  await expect(messageItems(page).first()).toBeFocused();
  await page.getByRole('button', { name: '删除“报名已提交”' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '已删除 2 条消息' })).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(messageItems(page)).toHaveCount(2);
});

test('A deletion survives closing the page at once; a rejected deletion is reported and keeps the message (R2.24)', async ({
  page,
  context,
  platform,
}) => {
  await openMessages(page, platform);
  await page.route('**/message/remove', (route) =>
    route.fulfill({ json: { code: 'B0500', msg: '平台维护中', data: null } }),
  );
  await page.getByRole('button', { name: '删除“报名已提交”' }).click();
  await expect(toast(page).filter({ hasText: '平台维护中' })).toHaveCount(1);
  await expect(messageItems(page)).toHaveCount(2);
  await page.unroute('**/message/remove');
  await page.getByRole('button', { name: '删除“报名已提交”' }).click();
  await expect(messageItems(page)).toHaveCount(1);
  const other = await context.newPage();
  await page.close();
  await other.goto('/#/sys-message');
  await expect(messageItems(other)).toHaveCount(1);
});
