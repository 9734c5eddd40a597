import type { Page } from '@playwright/test';
import { openAs } from '../../kits/browser/accounts';
import { clickAll, findDangerousMarkup } from './canary';
import {
  urlPayloadAt,
  urlPayloads,
  mockResponse,
  markupPayloads,
  realResponse,
  mockError,
  payloadAt,
  payloadHalves,
  singlePage,
} from './xss-responses';
import { allPayloads, type Payload } from '../../platform/testing/xss-payloads';
import { alsoWithCsp, expect, test } from './xss-test';

const richText = 'article > div:not(:has(time))';

test(
  'No payload runs in the rich text of an article (R2.19)',
  alsoWithCsp,
  async ({ page, canary, platform }) => {
    test.setTimeout(120_000);
    await openAs(page, 'trainee', '/index');
    await canary.watch();
    const article = await realResponse(platform.url, 'articleDetail', { id: '1', articleType: 'news' });
    let rest: Payload[] = markupPayloads;
    for (let round = 0; rest.length > 0; round += 1) {
      const batch = rest.slice(0, 40);
      const content = batch.map(({ text }, index) => `${text}<p>end ${index}</p>`).join('');
      const title = `payloads ${round}`;
      await mockResponse(page, 'articleDetail', { ...article, id: '1', title, content });
      await page.goto(`/#/article/${9000 + round}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const where = `${batch[0]?.family} ${batch[0]?.encoding}`;
      expect(await findDangerousMarkup(page, richText, true), where).toEqual([]);
      await clickAll(page, richText);
      await canary.expectSilence();
      rest = rest.slice(await reached(page, batch.length));
    }
  },
);

/** Number of payloads parsed on their own: one that swallows the rest of the content ends the batch. */
async function reached(page: Page, size: number): Promise<number> {
  const ends = await page.locator(`${richText} p`).allTextContents();
  const swallowing = Array.from({ length: size }, (_, index) => index).find(
    (index) => !ends.includes(`end ${index}`),
  );
  return swallowing === undefined ? size : swallowing + 1;
}

test(
  'No payload runs in titles, names and links of lists, menus and footer (R1.22, R2.53)',
  alsoWithCsp,
  async ({ page, canary, platform }) => {
    const list = await realResponse(platform.url, 'articlePage', {
      current: 1,
      size: 1,
      query: { articleType: 'news' },
    });
    const record = list.records[0];
    const id = (index: number) => String(index + 1);
    await mockResponse(page, 'dictData', [
      { dictCode: allPayloads, items: [{ dictItemCode: allPayloads, dictItemName: allPayloads }] },
    ]);
    for (const { texts, at } of payloadHalves) {
      const records = texts.map((title, index) => ({
        ...record,
        id: id(index),
        title,
        summary: title,
        categoryName: title,
        source: title,
        cover: urlPayloadAt(index) || null,
      }));
      await mockResponse(page, 'articlePage', { ...list, records });
      await mockResponse(
        page,
        'categoryTree',
        texts.map((name, index) => ({ id: id(index), name })),
      );
      await mockResponse(
        page,
        'friendLinkList',
        texts.map((title, index) => ({ id: id(index), title, jumpUrl: urlPayloadAt(index) })),
      );
      const menus = texts.map((title, index) => ({
        path: `/menu-${index}`,
        title,
        jumpUrl: urlPayloadAt(index),
        target: '_blank',
      }));
      await mockResponse(page, 'menuTree', menus);
      await canary.open('/#/article');
      const titles = page.getByRole('main').locator('li h2');
      await expect(titles).toHaveCount(texts.length, { timeout: 20_000 });
      await expect(page.getByRole('contentinfo').getByRole('listitem')).toHaveCount(texts.length);
      await expect(titles.first()).toHaveText(at(0));
      await canary.expectNotTriggered('.portal');
    }
    const menus = urlPayloads.map(({ text }) => ({ path: text, title: text }));
    await mockResponse(page, 'menuTree', menus);
    await canary.open('/#/article');
    await expect(page.getByRole('main').locator('li h2')).not.toHaveCount(0);
    await canary.expectNotTriggered('.portal');
  },
);

test('No payload runs in texts and links of banners', async ({ page, canary, platform }) => {
  const banners = await realResponse(platform.url, 'bannerList', {});
  await mockResponse(
    page,
    'bannerList',
    urlPayloads.map(({ text }, index) => ({
      ...banners[0],
      id: String(index + 1),
      title: payloadAt(index),
      description: text,
      image: text,
      jumpUrl: text,
    })),
  );
  await canary.open('/#/index');
  const slide = page.locator('[aria-roledescription=slide]');
  const dots = page.locator('[aria-roledescription=carousel] button[aria-current]');
  await expect(dots).toHaveCount(urlPayloads.length);
  for (const [index, { text }] of urlPayloads.entries()) {
    await dots.nth(index).dispatchEvent('click');
    await expect(slide.locator('p')).toHaveText(text);
    expect(await findDangerousMarkup(page, '.portal'), text).toEqual([]);
    await clickAll(page, '[aria-roledescription=slide]');
  }
  await canary.expectSilence();
});

test('No payload runs in names of users and files, or in error messages (R8.1)', async ({ page, canary }) => {
  await mockResponse(page, 'userInfo', {
    username: allPayloads,
    realName: allPayloads,
    avatar: allPayloads.slice(0, 900),
  });
  await canary.open('/#/login');
  await mockError(page, 'login');
  await page.getByLabel('用户名').fill('trainee');
  await page.getByLabel('密码', { exact: true }).fill('Trainee@2026');
  await page.getByRole('button', { name: /登\s*录/ }).click();
  await expectShown(page);

  await mockResponse(page, 'login', { access_token: 'x' });
  await mockResponse(page, 'passwordErrorRemove', null);
  await mockResponse(page, 'passwordTime', {
    expired: false,
    changedAt: '2026-01-01T00:00:00Z',
    maxAgeDays: 90,
  });
  await mockResponse(page, 'messageUnreadCount', { count: 0 });
  await mockResponse(page, 'enrolmentMine', { records: [], total: 0, current: 1, size: 20 });
  await page.getByRole('button', { name: /登\s*录/ }).click();
  await expect(page.getByTestId('account')).toHaveText(allPayloads);
  expect(await findDangerousMarkup(page, '.portal')).toEqual([]);

  const files = page
    .locator('aside section')
    .filter({ has: page.getByRole('heading', { name: '附件' }) })
    .locator('li:visible');
  for (const [half, { texts }] of payloadHalves.entries()) {
    const records = texts.map((name, index) => ({
      id: String(index + 1),
      name,
      contentType: 'text/html',
      size: 1,
      publishedAt: '2026-01-01T00:00:00Z',
    }));
    await mockResponse(page, 'attachmentPage', singlePage(records));
    await page.goto(`/#/article/${half + 1}`);
    await expect(files.first()).toContainText(texts[0] ?? '');
    await expect(files).toHaveCount(texts.length);
  }
  await mockError(page, 'attachmentDownload');
  await files.getByRole('button').first().click();
  await expectShown(page);

  await mockError(page, 'articlePage');
  await page.goto('/#/article');
  await expectShown(page);
  await clickAll(page, '.portal');
  await canary.expectSilence();
});

/** The platform's text is shown as text, and nothing else appears. */
async function expectShown(page: Page) {
  await expect(page.getByText(allPayloads.slice(0, 60)).first()).toBeVisible();
  expect(await findDangerousMarkup(page, '.portal')).toEqual([]);
}
