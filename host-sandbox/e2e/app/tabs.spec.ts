import type { Page } from '@playwright/test';
import { openAs, signInByToken, signOut, submitLogin } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { storeAppearance, type AppearanceChoice } from '../audits/appearances';
import { expectLoaded } from '../../kits/browser/pages';
import { openAsNewPerson } from '../trainee/user-centre';

const bar = (page: Page) => page.getByRole('navigation', { name: '打开的页面' });
const tab = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const hospital = (page: Page) => page.getByLabel('所在医院');

test('Tabs close one at a time, beside one or all at once; the pinned one stays, and a neighbour becomes active (R4.32, R4.33, R4.34, R4.35, R4.36, R4.37)', async ({
  page,
}) => {
  await signInByToken(page, 'trainee');
  await showTabs(page);
  for (const path of ['article', 'notice', 'sys-message', 'uc/userInfo']) await open(page, path);
  await expectTabs(page, ['首页', '医院新闻', '通知公告', '站内消息', '个人信息'], '个人信息');
  await expect(bar(page).getByRole('button', { name: '关闭首页' })).toHaveCount(0);

  await bar(page).getByRole('button', { name: '关闭个人信息' }).click();
  await expectTabs(page, ['首页', '医院新闻', '通知公告', '站内消息'], '站内消息');
  await bar(page).getByRole('button', { name: '关闭医院新闻' }).click();
  await expectTabs(page, ['首页', '通知公告', '站内消息'], '站内消息');

  await tab(page, '通知公告').click();
  await act(page, '关闭右侧');
  await expectTabs(page, ['首页', '通知公告'], '通知公告');
  for (const path of ['article', 'sys-message', 'article']) await open(page, path);
  await act(page, '关闭左侧');
  await expectTabs(page, ['首页', '医院新闻', '站内消息'], '医院新闻');
  await act(page, '关闭其他');
  await expectTabs(page, ['首页', '医院新闻'], '医院新闻');
  await act(page, '全部关闭');
  await expectTabs(page, ['首页'], '首页');

  await bar(page).getByRole('button', { name: '标签页操作' }).click();
  for (const name of ['关闭当前', '关闭其他', '关闭左侧', '关闭右侧', '全部关闭'])
    await expect(bar(page).getByRole('button', { name })).toBeDisabled();
});

test('A half-filled form and a scrolled list are restored by tab and by menu; closing the tab discards the page (R2.49)', async ({
  page,
  platform,
}) => {
  await openAsNewPerson(page, platform.url);
  await showTabs(page);
  await open(page, 'uc/userInfo');
  const before = await hospital(page).inputValue();
  await hospital(page).fill('写到一半的医院');
  const menuLink = page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '医院新闻', exact: true });
  await menuLink.click();
  await expect(heading(page)).toHaveText('医院新闻');
  await expectLoaded(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  await tab(page, '个人信息').dispatchEvent('click'); // A real click would first scroll to the tab
  await expect(hospital(page)).toHaveValue('写到一半的医院');
  await menuLink.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);

  await bar(page).getByRole('button', { name: '关闭个人信息' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(bar(page).getByRole('button', { name: '关闭个人信息' })).toHaveCount(0);
  await open(page, 'uc/userInfo');
  await expect(hospital(page)).toHaveValue(before);
});

test('The 21st page evicts the least recently used one, but none with unsaved input (R2.49, R9.9)', async ({
  page,
  platform,
}) => {
  await openAsNewPerson(page, platform.url);
  await showTabs(page);
  await open(page, 'uc/userInfo');
  await hospital(page).fill('写到一半的医院');
  await open(page, 'article/1');
  const first = await heading(page).elementHandle();
  for (let id = 2; id <= 19; id += 1) await open(page, `article/${id}`);
  expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
  for (let id = 20; id <= 21; id += 1) await open(page, `article/${id}`);
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await open(page, 'uc/userInfo');
  await expect(hospital(page)).toHaveValue('写到一半的医院');
});

test('A sign-out clears the tabs, and the next sign-in starts with its own page (R4.19)', async ({
  page,
}) => {
  await openAs(page, 'trainee', '/index');
  await showTabs(page);
  for (const path of ['index', 'article', 'notice']) await open(page, path);
  await expectTabs(page, ['首页', '医院新闻', '通知公告'], '通知公告');
  await signOut(page);
  await expect(heading(page)).toHaveText('登录');
  await submitLogin(page, 'trainee');
  await expectTabs(page, ['通知公告'], '通知公告');
});

test('The keyboard alone goes from the header over menu and tabs to the settings and back', async ({
  page,
}) => {
  await showTabs(page);
  await open(page, 'article');
  await page.getByRole('link', { name: '返回首页' }).focus();
  const menu = page.getByRole('navigation', { name: '主菜单' });
  const headerActions = page.getByRole('button', { name: '显示与工具', exact: true });
  const settings = page.getByRole('button', { name: '界面设置' });
  const dialog = page.getByRole('dialog');
  await walkTo(page, 'Tab', menu.getByRole('link', { name: '首页' }));
  await walkTo(page, 'Tab', headerActions);
  await walkTo(page, 'Tab', tab(page, '医院新闻'));
  await walkTo(page, 'Tab', bar(page).getByRole('button', { name: '标签页操作' }));
  await page.keyboard.press('Enter');
  await walkTo(page, 'Tab', bar(page).getByRole('button', { name: '关闭当前' }));
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('button', { name: '标签页操作' })).toBeFocused();

  await walkTo(page, 'Shift+Tab', headerActions);
  await page.keyboard.press('Enter');
  await walkTo(page, 'Tab', settings);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(headerActions).toBeFocused();
  await walkTo(page, 'Shift+Tab', menu.getByRole('link', { name: '首页' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('首页');
});

test('Delete closes the focused tab, and the focus moves to its neighbour', async ({ page }) => {
  await showTabs(page);
  for (const path of ['article', 'contract']) await open(page, path);
  await tab(page, '医院新闻').focus();
  await page.keyboard.press('Delete');
  await expect(tab(page, '首页')).toBeFocused();
  await page.keyboard.press('Delete');
  await expectTabs(page, ['首页', '服务协议与隐私政策'], '服务协议与隐私政策');
});

test('On a narrow phone in large text a tab with a long title is fully visible, with its close button (R4.32)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInByToken(page, 'trainee');
  await showTabs(page, { largeText: true });
  await open(page, 'project/1');
  const close = bar(page).getByRole('button', { name: /^关闭.*培训详情 · ./ });
  await expect(close).toBeInViewport({ ratio: 1 });
  await expect(bar(page).getByRole('link', { name: /^培训详情 · ./ })).toBeInViewport({ ratio: 1 });
  await close.click();
  await expectTabs(page, ['首页'], '首页');
});

/** Opens the home page with the tab bar. */
async function showTabs(page: Page, extra: AppearanceChoice['extra'] = {}) {
  await storeAppearance(page, { theme: { showTabs: true }, extra });
  await page.goto('/#/index');
  await expect(tab(page, '首页')).toBeVisible();
}

/** Sets the hash and waits for the page. */
async function open(page: Page, path: string) {
  await page.evaluate((address) => (location.hash = address), `/${path}`);
  // The address changes at once, the tab when the page is loaded.
  await expect(bar(page).locator('[aria-current=page]')).toHaveAttribute('href', `#/${path}`);
  await expectLoaded(page);
}

async function act(page: Page, name: string) {
  await bar(page).getByRole('button', { name: '标签页操作' }).click();
  await bar(page).getByRole('button', { name }).click();
}

/** These tabs exist, and one is active and shown. */
async function expectTabs(page: Page, names: string[], shown: string) {
  await expect(bar(page).getByRole('link')).toHaveText(names);
  await expect(bar(page).locator('[aria-current=page]')).toHaveText(shown);
  await expect(heading(page)).toHaveText(shown);
}

/** Presses a key until the target is focused. */
async function walkTo(page: Page, key: 'Tab' | 'Shift+Tab', target: ReturnType<Page['getByRole']>) {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < 40 && !(await isFocused()); stop += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}
