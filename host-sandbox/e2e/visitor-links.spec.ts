import type { Page } from '@playwright/test';
import { signInByToken } from './accounts';
import { expect, test } from './fixtures';
import { expectLoaded } from './audits/pages';

for (const reader of ['visitor', 'trainee'] as const) {
  test(`No link that a ${reader} meets, on whatever page, leads to a page that is not there (R2.30, R2.33, R2.34)`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    if (reader === 'trainee') await signInByToken(page, 'trainee');
    const visited = await followAllLinks(page);
    expect(visited.filter(({ landed }) => landed.startsWith('#/404'))).toEqual([]);
    // Otherwise nothing was followed: the lists alone hold more than this.
    expect(visited.length).toBeGreaterThan(60);
  });
}

interface Visit {
  href: string;
  /** The page it was found on. */
  from: string;
  /** Where it led. */
  landed: string;
}

/** How many addresses are followed that differ in numbers, words and codes alone, by how many filters they have. */
const enough = [10, 10, 1];

/** An address without what tells one course, page or filter from another. */
function shapeOf(address: string): string {
  const [path = '', query = ''] = address.split('?');
  return [path.replace(/\d+/g, 'n'), ...[...new URLSearchParams(query).keys()].sort()].join(' ');
}

/**
 * Opens the home page and the in-app addresses that any page on the way links to, each once, and no more of a shape
 * than are enough: filters that can be joined make more addresses than anybody could open.
 */
async function followAllLinks(page: Page): Promise<Visit[]> {
  const visits: Visit[] = [];
  const waiting = new Map([
    ['#/index', 'the start'],
    ['#/404', 'the start'],
  ]);
  const seen = new Set(waiting.keys());
  const met = new Map<string, number>();
  for (const [href, from] of waiting) {
    await openFromNowhere(page, href);
    await expectLoaded(page);
    const landed = new URL(page.url()).hash;
    // a list that is there at once shows no sign of being busy before
    if (/^#\/(article|notice)(\?|$)/.test(landed))
      await expect(page.getByRole('navigation', { name: '分页' })).toBeVisible();
    if (href !== '#/404') visits.push({ href, from, landed });
    for (const found of await inAppLinks(page)) {
      const shape = shapeOf(found);
      const alike = met.get(shape) ?? 0;
      if (seen.has(found) || alike >= (enough[shape.split(' ').length - 1] ?? 0)) continue;
      met.set(shape, alike + 1);
      seen.add(found);
      waiting.set(found, href);
    }
  }
  return visits;
}

/** Opens an address by way of the page that says there is none, so that nothing of the last page is read. */
async function openFromNowhere(page: Page, href: string) {
  const nowhere = page.getByRole('heading', { level: 1, name: '页面不存在' });
  await page.goto('/#/404');
  await expect(nowhere).toBeVisible();
  if (href === '#/404') return;
  await page.goto(`/${href}`);
  // the page shown is that of the address: this one has gone, or it is what the address leads to
  await expect.poll(async () => !(await nowhere.isVisible()) || isAgain(page)).toBe(true);
}

/** The address led to the page that says there is none. */
const isAgain = (page: Page) => new URL(page.url()).hash.startsWith('#/404');

/** Where one will come back to makes no other page. */
function inAppLinks(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="#/"]')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')?.replace(/\?redirect=.*/, '') ?? ''),
    );
}
