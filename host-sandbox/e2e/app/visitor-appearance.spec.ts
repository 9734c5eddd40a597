import { expect, test } from '../support/fixtures';
import { expectLoaded } from '../../kits/browser/pages';
import { openHeaderActions } from './settings-drawer';

test('English changes the interface, its language and the title, a reload keeps it, and content keeps its own language (R1.25, R2.38, R4.39, R9.22, R10.67)', async ({
  page,
}) => {
  await page.goto('/#/article');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'zh-CN');
  await page.getByRole('button', { name: 'English' }).click();
  for (const _visit of ['switched', 'reloaded']) {
    await expect(html).toHaveAttribute('lang', 'en-US');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hospital news');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'Courses',
      'Hospitals',
      'News',
      'Notices',
      'Verify',
      'Downloads',
    ]);
    await expect(page.getByText('Welcome to the official site of the National')).toBeVisible();
    await expect(page).toHaveTitle('Hospital news - National Organ Transplant Development Training Platform');
    const entry = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await expect(entry.first()).toHaveAttribute('lang', 'zh-CN');
    await page.reload();
  }
  await page.getByRole('button', { name: '中文' }).click();
  await expect(html).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('医院新闻');
});

test('The dark theme darkens the page, survives a reload and can be left (R1.26, R4.40, R9.15)', async ({
  page,
}) => {
  await page.goto('/#/index');
  const brightness = () =>
    page.getByTestId('session-state').evaluate((node) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(node).backgroundColor.match(/\d+/g) ?? []).map(
        Number,
      );
      return (red + green + blue) / 3;
    });
  expect(await brightness()).toBeGreaterThan(200);
  await openHeaderActions(page);
  await page.getByRole('button', { name: '切换到深色主题' }).click();
  await expect.poll(brightness).toBeLessThan(60);
  await page.reload();
  await expect.poll(brightness).toBeLessThan(60);
  await openHeaderActions(page);
  await page.getByRole('button', { name: '切换到浅色主题' }).click();
  await expect.poll(brightness).toBeGreaterThan(200);
});

test.describe('on a system that prefers dark', () => {
  test.use({ colorScheme: 'dark' });

  test('The theme is blue-white until the user chooses another (R9.15)', async ({ page }) => {
    await page.goto('/#/index');
    const root = page.getByTestId('session-state');
    await expect(root).toHaveAttribute('data-theme', 'blue-white');
    await expect(root).toHaveCSS('color-scheme', 'light');
  });
});

test('Large text enlarges the content', async ({ page }) => {
  await page.goto('/#/index');
  await expectLoaded(page);
  const link = page.getByRole('link', { name: '全部新闻' });
  const size = () => link.evaluate((node) => parseFloat(getComputedStyle(node).fontSize));
  const before = await size();
  await openHeaderActions(page);
  await page.getByRole('button', { name: '大字' }).click();
  await expect.poll(size).toBeCloseTo(before * 1.25, 1);
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('The menu opens by one button, navigates and closes, by pointer and keyboard', async ({ page }) => {
    await page.goto('/#/index');
    const button = page.getByRole('button', { name: '菜单', exact: true });
    const news = page.getByRole('banner').getByRole('link', { name: '医院新闻' });
    await expect(news).toBeHidden();
    await button.click();
    await news.click();
    await expect(page).toHaveURL(/#\/article$/);
    await expect(news).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused(); // A change of page ends with this focus

    await button.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: '首页', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(news).toBeHidden();
  });

  test('Language and theme are behind the same button, and the page never scrolls sideways', async ({
    page,
  }) => {
    await page.goto('/#/index');
    await page.getByRole('button', { name: '菜单', exact: true }).click();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(page.getByRole('region', { name: 'Hospital news' }).getByRole('time').first()).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
