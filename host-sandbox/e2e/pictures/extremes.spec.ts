import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { calls, type CallName } from '@/contracts/calls';
import { limits } from '@/contracts/limits';
import { findOverflow } from '../audits/reflow';
import { expectLoaded } from '../../kits/browser/pages';
import { signInByToken } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { extremes, inExtreme, type Extreme } from './extreme-data';
import { composeSheet, takeScreenshot } from './sheets';

// PICTURES=1 npx playwright test --config host-sandbox/e2e/playwright.config.ts extremes
// takes a sheet of each list: one row without entries, one with very long texts, one with very many entries, and a
// column for each width.

const folder = path.resolve(import.meta.dirname, '../../../docs/pictures/extremes');
const screens = [
  { width: 1280, height: 800 },
  { width: 360, height: 800 },
] as const;

interface ListCase {
  name: string;
  address: string;
  call: CallName;
  /** Field of the response that holds the list; default: the list is the response. */
  list?: string;
  /** Entries at most, where the contract limits them. */
  most?: number;
  only?: readonly Extreme[];
  /** Done before the address is opened. */
  before?: (page: Page, extreme: Extreme) => Promise<void>;
  /** Opens or scrolls to what the picture shows. */
  show?: (page: Page) => Promise<void>;
}

/** Brings the section with a heading into view, where the page has it. */
const scrollTo = (heading: string) => async (page: Page) => {
  const found = page.getByRole('main').getByRole('heading', { name: heading });
  if ((await found.count()) > 0)
    await found.evaluate((element) => {
      scrollBy(0, element.getBoundingClientRect().top - 200);
    });
};

/** Opens courses, so that they are recent pages: twelve of them at most. */
async function viewCourses(page: Page, extreme: Extreme) {
  const counts = { empty: 0, long: 3, many: 13 };
  await page.goto('/favicon.svg');
  await page.evaluate(() => {
    localStorage.clear();
  });
  for (let id = 1; id <= counts[extreme]; id += 1) {
    await page.goto(`/#/project/${id}`);
    await expectLoaded(page);
  }
}

const listCases: readonly ListCase[] = [
  { name: 'favourites', address: '/uc/myFavourite', call: 'favouritePage' },
  {
    name: 'recently-viewed',
    address: '/uc/overview',
    call: 'projectDetail',
    // its list does not matter, only the titles
    list: 'documents',
    most: 1,
    before: viewCourses,
    show: scrollTo('最近浏览'),
  },
  {
    name: 'teacher',
    address: '/teacher/1',
    call: 'teacherDetail',
    list: 'projects',
    most: limits.teacherProjects,
    show: scrollTo('讲授的培训项目'),
  },
  {
    name: 'waiting-list',
    address: '/uc/overview',
    call: 'waitlistMine',
    most: limits.waitlistMax,
    show: scrollTo('候补与提醒'),
  },
  {
    name: 'documents',
    address: '/project/1',
    call: 'projectDetail',
    list: 'documents',
    most: 20,
    show: scrollTo('报名材料'),
  },
  {
    name: 'unread-messages',
    address: '/sys-message',
    call: 'messagePage',
    show: async (page) => {
      const button = page.getByRole('button', { name: '最新消息' });
      // a phone has the inbox alone
      if (!(await button.isVisible())) return;
      await button.click();
      await expect(page.getByRole('region', { name: '未读消息' }).locator('li, p').first()).toBeVisible();
    },
  },
  {
    name: 'search-suggestions',
    address: '/contract',
    call: 'searchAll',
    show: async (page) => {
      const field = page.getByRole('banner').getByRole('searchbox');
      // a phone has a button in its place
      if (!(await field.isVisible())) return;
      await field.fill('');
      const responded = page.waitForResponse('**/search/page').catch(() => undefined);
      await field.pressSequentially('移植');
      await Promise.race([responded, expect(page.getByRole('link', { name: /的全部结果$/ })).toBeVisible()]);
    },
  },
  { name: 'help', address: '/help', call: 'helpList', list: 'entries' },
  { name: 'overview', address: '/uc/overview', call: 'enrolmentMine' },
  {
    name: 'share',
    address: '/project/1',
    call: 'projectDetail',
    only: ['long'],
    show: async (page) => {
      const button = page.getByRole('button', { name: '分享' });
      if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
      await expect(page.getByRole('img', { name: /二维码/ })).toBeVisible();
    },
  },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, address, call, list, most, only = extremes, before, show } of listCases)
  test(`the sheet of ${name} shows no, very long and very many entries, and nothing is wider than its page`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await signInByToken(page, 'trainee');
    const rows: Buffer[][] = [];
    for (const extreme of only) {
      const route = `**/api${calls[call].path.replace('{product}2', '*')}*`;
      await page.unroute(route);
      await page.route(route, async (handled) => {
        const response = await handled.fetch();
        const envelope = (await response.json()) as { data: unknown };
        const data = inExtreme(envelope.data, extreme, list, most);
        await handled.fulfill({ response, json: { ...envelope, data } });
      });
      await before?.(page, extreme);
      await page.goto('about:blank');
      await page.goto(`/#${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./);
      // ten thousand entries without pages take their time
      await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0, { timeout: 60_000 });
      const row: Buffer[] = [];
      for (const screen of screens) {
        row.push(await takeScreenshot(page, screen, show && (() => show(page))));
        expect
          .soft([name, extreme, screen.width, await findOverflow(page)])
          .toEqual([name, extreme, screen.width, []]);
      }
      rows.push(row);
    }
    mkdirSync(folder, { recursive: true });
    await composeSheet(screens, rows).toFile(path.join(folder, `${name}.webp`));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
