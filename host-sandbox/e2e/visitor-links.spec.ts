import type { Page } from '@playwright/test';
import { signInByToken } from './accounts';
import { expect, test } from './fixtures';
import { expectLoaded } from './audits/pages';

for (const reader of ['visitor', 'trainee'] as const) {
  test(`No link that a ${reader} finds on any page leads to the not-found page (R2.30, R2.33, R2.34)`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    if (reader === 'trainee') await signInByToken(page, 'trainee');
    const visited = await followAllLinks(page);
    expect(visited.filter(({ landed }) => landed.startsWith('#/404'))).toEqual([]);
    // Otherwise nothing was followed: the lists alone have more links.
    expect(visited.length).toBeGreaterThan(process.env.SOAK ? 60 : 30);
  });
}

interface FollowedLink {
  href: string;
  /** The page with the link. */
  from: string;
  /** Where it led. */
  landed: string;
}

/**
 * How many addresses of one shape are followed, by the number of their filters: combined filters make more addresses
 * than can be opened.
 */
const perShape = process.env.SOAK ? [10, 10, 1] : [3, 2, 1];

/** An address without what distinguishes one course, page or filter from another. */
function shapeOf(address: string): string {
  const [path = '', query = ''] = address.split('?');
  return [path.replace(/\d+/g, 'n'), ...[...new URLSearchParams(query).keys()].sort()].join(' ');
}

/**
 * Opens the home page and every in-app address that a visited page links to, each once, up to the limit of its shape.
 */
async function followAllLinks(page: Page): Promise<FollowedLink[]> {
  const links: FollowedLink[] = [];
  const waiting = new Map([
    ['#/index', 'the start'],
    ['#/404', 'the start'],
  ]);
  const seen = new Set(waiting.keys());
  const followed = new Map<string, number>();
  for (const [href, from] of waiting) {
    await openFromNowhere(page, href);
    await expectLoaded(page);
    const landed = new URL(page.url()).hash;
    // Content that is already loaded shows no busy state before this.
    if (/^#\/(article|notice)(\?|$)/.test(landed))
      await expect(page.getByRole('navigation', { name: '分页' })).toBeVisible();
    if (href !== '#/404') links.push({ href, from, landed });
    for (const found of await inAppLinks(page)) {
      const shape = shapeOf(found);
      const sameShape = followed.get(shape) ?? 0;
      if (seen.has(found) || sameShape >= (perShape[shape.split(' ').length - 1] ?? 0)) continue;
      followed.set(shape, sameShape + 1);
      seen.add(found);
      waiting.set(found, href);
    }
  }
  return links;
}

/** Opens an address by way of the not-found page, so that nothing of the previous page is read. */
async function openFromNowhere(page: Page, href: string) {
  const nowhere = page.getByRole('heading', { level: 1, name: '页面不存在' });
  await page.goto('/#/404');
  await expect(nowhere).toBeVisible();
  if (href === '#/404') return;
  await page.goto(`/${href}`);
  // The new page is shown, or the address itself leads to the not-found page.
  await expect.poll(async () => !(await nowhere.isVisible()) || isAgain(page)).toBe(true);
}

/** The address led to the not-found page. */
const isAgain = (page: Page) => new URL(page.url()).hash.startsWith('#/404');

/** The `redirect` parameter does not make another page. */
function inAppLinks(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="#/"]')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')?.replace(/\?redirect=.*/, '') ?? ''),
    );
}
