import type { Locator, Page } from '@playwright/test';
import { signInByToken } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { findOverflow } from '../audits/reflow';
import { configurePage } from '../support/page-config';
import { toast } from '../support/toast';

const article = '/#/article/1';
const heading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 });
const beside = (page: Page) => page.getByRole('navigation', { name: '相邻内容' });
const picture = (page: Page) => page.getByRole('button', { name: '放大图片：新版平台的课程与基地网络' });

const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;

test.beforeEach(async ({ page }) => {
  await signInByToken(page, 'trainee');
});

test('The reader moves to the next article and back, from the newest on (R2.19)', async ({ page }) => {
  await page.goto('/#/article');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveCount(10);
  const [first = '', second = ''] = await titles.allTextContents();
  await titles.first().getByRole('link').click();
  await expect(heading(page)).toHaveText(first);
  await expect(beside(page)).toContainText('已是最新一篇');

  await beside(page)
    .getByRole('link', { name: `下一篇 ${second}` })
    .press('Enter');
  await expect(heading(page)).toHaveText(second);
  await beside(page)
    .getByRole('link', { name: `上一篇 ${first}` })
    .click();
  await expect(heading(page)).toHaveText(first);
  await page.goBack();
  await expect(heading(page)).toHaveText(second);
});

/** Texts just within the bounds that take a browser longest. */
const heavyTexts = [`<table><tr>${'<td>字'.repeat(19_900)}</table>`, `<p>a${'\u0301'.repeat(190_000)}</p>`];

test('A response without neighbours, with any text, shows the article without their links, and at once (R2.19)', async ({
  page,
}) => {
  let content = '';
  await page.route('**/article/detail', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object };
    await route.fulfill({
      response,
      json: { ...body, data: { ...body.data, content, newer: undefined, older: undefined } },
    });
  });
  const devtools = await page.context().newCDPSession(page);
  // the time of the processor, whatever else the machine does
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busySeconds = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Infinity;
  };
  const load = async () => {
    await page.goto('about:blank');
    await page.goto(article);
    await expect(heading(page)).toBeVisible({ timeout: 20_000 });
    await expect(beside(page)).toHaveCount(0);
    return busySeconds();
  };
  content = '<p>字</p>';
  await load(); // fills the cache
  const shortText = await load();
  for (content of heavyTexts)
    await expect(async () => {
      // the ratio does not depend on the machine; another program only adds to it, so the best of a few loads counts
      expect((await load()) / shortText).toBeLessThan(16);
    }).toPass({ timeout: 20_000 });
});

test('An image is enlarged by click or key, has its caption as name, and Escape returns the focus (R2.19)', async ({
  page,
}) => {
  await page.goto(article);
  const dialog = page.getByRole('dialog', { name: '新版平台的课程与基地网络' });
  const enlarged = dialog.getByRole('img', { name: '新版平台的课程与基地网络' });
  const open = [
    () => picture(page).click(),
    () => picture(page).press('Enter'),
    () => picture(page).press('Space'),
  ];
  for (const way of open) {
    await way();
    await expect(enlarged).toBeVisible();
    const small = await widthOf(picture(page));
    // The dialog animates from a smaller size.
    await expect.poll(() => widthOf(enlarged)).toBeGreaterThan(small);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(picture(page)).toBeFocused();
  }
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('The link of the article is copied, and opens it; its QR code fits into a phone, as that of a course does', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${article}?from=search`);
    await page.getByRole('button', { name: '分享' }).click();
    const code = page.getByRole('img', { name: '页面链接的二维码' });
    await expect(code).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: '复制链接' }).click();
    await expect(toast(page).filter({ hasText: '链接已复制' })).toHaveCount(1);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(article, page.url()).href);

    await page.goto('about:blank');
    await page.goto('/#/project/1');
    await page.getByRole('button', { name: '分享' }).click();
    await expect(code).toBeInViewport({ ratio: 1 });
  });
});

test('Print shows only the article, without tools and neighbours, and a course without its buttons', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'true';
    };
  });
  await page.goto(article);
  await page.getByRole('button', { name: '打印' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page)).toBeVisible();
  await expect(beside(page)).toBeHidden();
  const controls = page.locator('main button:visible');
  await expect(controls).toHaveCount(0);
  await page.goto('/#/project/1');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: '课程大纲' })).toBeVisible();
  await expect(controls).toHaveCount(0);
  await expect(page.getByRole('link', { name: '返回培训项目' })).toHaveCount(0);
});

test('Print shows the whole home page, without header, tools and messages', async ({
  page,
  expectConsole,
}) => {
  expectConsole('config.timeoutMs');
  await configurePage(page, { timeoutMs: 'soon', messageDurationMs: 600_000 });
  await page.goto('/#/index');
  await expect(toast(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(toast(page)).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('heading', { name: '培训基地' })).toBeVisible();
});

test('On a narrow phone preformatted text scrolls inside its box, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/article/detail', async (route) => {
    const body = (await (await route.fetch()).json()) as { data: object };
    const content = `<p>前文</p><pre>${'0123456789'.repeat(20)}</pre>`;
    await route.fulfill({ json: { ...body, data: { ...body.data, content } } });
  });
  await page.goto(article);
  const lines = page.locator('main pre');
  await expect(lines).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);
  await lines.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => lines.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});
