import type { Page } from '@playwright/test';
import { comeSignedIn } from './accounts';
import { expect, test } from './fixtures';
import { expectSettled } from './nets/pages';

for (const reader of ['visitor', 'trainee'] as const) {
  test(`No link that a ${reader} meets, on whatever page, leads to a page that is not there (R2.30, R2.33, R2.34)`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    if (reader === 'trainee') await comeSignedIn(page, 'trainee');
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

/** Opens the home page and every in-app address that any page on the way links to, each once. */
async function followAllLinks(page: Page): Promise<Visit[]> {
  const visits: Visit[] = [];
  const waiting = new Map([
    ['#/index', 'the start'],
    ['#/404', 'the start'],
  ]);
  const seen = new Set(waiting.keys());
  for (const [href, from] of waiting) {
    // A query before the hash makes every visit a page load, so that nothing of the last page is read.
    await page.goto(`/?visit=${seen.size}-${visits.length}${href}`);
    await expectSettled(page);
    const landed = new URL(page.url()).hash;
    if (href !== '#/404') visits.push({ href, from, landed });
    for (const found of await inAppLinks(page)) {
      if (seen.has(found)) continue;
      seen.add(found);
      waiting.set(found, href);
    }
  }
  return visits;
}

/** Where one will come back to makes no other page. */
function inAppLinks(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="#/"]')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')?.replace(/\?redirect=.*/, '') ?? ''),
    );
}
