import { expect, test } from './fixtures';
import { expectLoaded } from './audits/pages';
import { openSettings } from './settings-drawer';

test('Each header action follows its switch, and the settings button is always there (R3.13, R9.19)', async ({
  page,
}) => {
  await page.goto('/#/index');
  const tools = page.getByRole('banner').getByRole('group', { name: '显示与工具' });
  const pairs = [
    ['语言切换', 'English'],
    ['主题切换', '切换到深色主题'],
    ['全屏按钮', '全屏'],
    ['刷新按钮', '刷新本页'],
  ] as const;
  for (const [, tool] of pairs)
    await expect(tools.getByRole('button', { name: tool, exact: true })).toBeVisible();
  await openSettings(page);
  for (const [name, tool] of pairs) {
    await page.getByRole('switch', { name }).uncheck();
    await expect(tools.getByRole('button', { name: tool, exact: true, includeHidden: true })).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(tools.getByRole('button', { name: '界面设置' })).toBeFocused();
});

test('Refresh reloads page, menu and links with new data, and full screen is entered and left (R2.51, R3.13, R10.11)', async ({
  page,
}) => {
  await page.goto('/#/article');
  await expectLoaded(page);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((element) => element.setAttribute('data-before', ''));
  await Promise.all([
    ...['article/page', 'menu/treeList', 'friend-link/list', 'dict/data'].map((call) =>
      page.waitForRequest(`**/${call}`),
    ),
    page.getByRole('button', { name: '刷新本页' }).click(),
  ]);
  await expect(heading).not.toHaveAttribute('data-before');
  await page.getByRole('button', { name: '全屏', exact: true }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.localName)).toBe('html');
  await page.getByRole('button', { name: '退出全屏' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
});
