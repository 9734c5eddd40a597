import type { Page } from '@playwright/test';
import { signIn } from '../accounts';
import { clickEverything, dangersIn } from './canary';
import {
  addressAt,
  addresses,
  answerWith,
  markup,
  realAnswer,
  refuse,
  textAt,
  texts,
} from './hostile-answers';
import { everyText, type Payload } from './hostile-payloads';
import { alsoUnderPolicy, expect, test } from './hostile-test';

const richText = 'article > div:not(:has(time))';

test(
  'Rich text of an article acts in no family and no encoding (R2.19)',
  alsoUnderPolicy,
  async ({ page, canary, platform }) => {
    test.setTimeout(120_000);
    await signIn(page, 'trainee');
    await canary.watch();
    const article = await realAnswer(platform.url, 'articleDetail', { id: '1', articleType: 'news' });
    let rest: Payload[] = markup;
    for (let round = 0; rest.length > 0; round += 1) {
      const batch = rest.slice(0, 40);
      const content = batch.map(({ text }, place) => `${text}<p>end ${place}</p>`).join('');
      const title = `hostile ${round}`;
      await answerWith(page, 'articleDetail', { ...article, id: '1', title, content });
      await page.goto(`/#/article/${9000 + round}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const where = `${batch[0]?.family} ${batch[0]?.encoding}`;
      expect(await dangersIn(page, richText, true), where).toEqual([]);
      await clickEverything(page, richText);
      await canary.expectSilence();
      rest = rest.slice(await reached(page, batch.length));
    }
  },
);

/** How many of the batch were read as their own: one that swallows what follows is the last of its page. */
async function reached(page: Page, size: number): Promise<number> {
  const ends = await page.locator(`${richText} p`).allTextContents();
  const swallowing = Array.from({ length: size }, (_, place) => place).find(
    (place) => !ends.includes(`end ${place}`),
  );
  return swallowing === undefined ? size : swallowing + 1;
}

test(
  'Titles, names and links of lists, menus and footer act in no family and no encoding (R1.22, R2.53)',
  alsoUnderPolicy,
  async ({ page, canary, platform }) => {
    const list = await realAnswer(platform.url, 'articlePage', {
      current: 1,
      size: 1,
      query: { articleType: 'news' },
    });
    const record = list.records[0];
    const many = Array.from({ length: texts.length }, (_, place) => place);
    const id = (place: number) => String(place + 1);
    await answerWith(page, 'articlePage', {
      ...list,
      records: many.map((place) => ({
        ...record,
        id: id(place),
        title: textAt(place),
        summary: textAt(place),
        categoryName: textAt(place),
        source: textAt(place),
        cover: addressAt(place) || null,
      })),
    });
    await answerWith(
      page,
      'categoryTree',
      many.map((place) => ({ id: id(place), name: textAt(place) })),
    );
    await answerWith(
      page,
      'friendLinkList',
      many.map((place) => ({ id: id(place), title: textAt(place), jumpUrl: addressAt(place) })),
    );
    await answerWith(page, 'menuTree', [
      ...many.map((place) => ({
        path: `/menu-${place}`,
        title: textAt(place),
        jumpUrl: addressAt(place),
        target: '_blank',
      })),
      ...addresses.map(({ text }) => ({ path: text, title: text })),
    ]);
    await answerWith(page, 'dictData', [
      { dictCode: everyText, items: [{ dictItemCode: everyText, dictItemName: everyText }] },
    ]);
    await canary.open('/#/article');
    await expect(page.getByRole('main').locator('li h2')).toHaveCount(texts.length, { timeout: 20_000 });
    await expect(page.getByRole('contentinfo').getByRole('listitem')).toHaveCount(texts.length);
    await expect(page.getByRole('main').locator('li h2').first()).toHaveText(textAt(0));
    await canary.expectHarmless('.portal');
  },
);

test('Banners with hostile texts and links act in no family and no encoding', async ({
  page,
  canary,
  platform,
}) => {
  const banners = await realAnswer(platform.url, 'bannerList', {});
  await answerWith(
    page,
    'bannerList',
    addresses.map(({ text }, place) => ({
      ...banners[0],
      id: String(place + 1),
      title: textAt(place),
      description: text,
      image: text,
      jumpUrl: text,
    })),
  );
  await canary.open('/#/index');
  const slide = page.locator('[aria-roledescription=slide]');
  const dots = page.locator('[aria-roledescription=carousel] button[aria-current]');
  await expect(dots).toHaveCount(addresses.length);
  for (const [place, { text }] of addresses.entries()) {
    await dots.nth(place).dispatchEvent('click');
    await expect(slide.locator('p')).toHaveText(text);
    expect(await dangersIn(page, '.portal'), text).toEqual([]);
    await clickEverything(page, '[aria-roledescription=slide]');
  }
  await canary.expectSilence();
});

test('Names of users and files, and the words of refusals, act nowhere they are shown (R8.1)', async ({
  page,
  canary,
}) => {
  await answerWith(page, 'userInfo', { username: everyText, avatar: everyText.slice(0, 900) });
  await canary.open('/#/login');
  await refuse(page, 'login');
  await page.getByLabel('用户名').fill('trainee');
  await page.getByLabel('密码', { exact: true }).fill('Trainee@2026');
  await page.getByRole('button', { name: /登\s*录/ }).click();
  await expectShown(page);

  await answerWith(page, 'login', { access_token: 'x' });
  await answerWith(page, 'passwordTime', {
    expired: false,
    changedAt: '2026-01-01T00:00:00Z',
    maxAgeDays: 90,
  });
  await answerWith(page, 'messageUnreadCount', { count: 0 });
  await answerWith(page, 'enrolmentMine', { records: [], total: 0, current: 1, size: 20 });
  await page.getByRole('button', { name: /登\s*录/ }).click();
  await expect(page.getByTestId('account')).toHaveText(everyText);
  expect(await dangersIn(page, '.portal')).toEqual([]);

  await answerWith(page, 'attachmentPage', {
    records: texts.map((name, place) => ({
      id: String(place + 1),
      name,
      contentType: 'text/html',
      size: 1,
      publishedAt: '2026-01-01T00:00:00Z',
    })),
    total: texts.length,
    current: 1,
    size: 100,
  });
  await page.goto('/#/article/1');
  await expect(page.locator('article section li')).toHaveCount(texts.length);
  await refuse(page, 'attachmentDownload');
  await page.locator('article section li button').first().click();
  await expectShown(page);

  await refuse(page, 'articlePage');
  await page.goto('/#/article');
  await expectShown(page);
  await clickEverything(page, '.portal');
  await canary.expectSilence();
});

/** The platform's words are there as words, and nothing else is. */
async function expectShown(page: Page) {
  await expect(page.getByText(everyText.slice(0, 60)).first()).toBeVisible();
  expect(await dangersIn(page, '.portal')).toEqual([]);
}
