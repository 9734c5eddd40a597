import { expect, type Page } from '@playwright/test';
import { signInByToken } from '../../kits/browser/accounts';
import { test } from '../support/fixtures';
import { expectLoaded, pages } from '../../kits/browser/pages';
import { findOverflow } from './reflow';

/** Pages with different layouts: cards and menus, a two-column page, an outline beside a player. */
const sample = ['/index', '/project', '/study/:id'];
const visited = pages.filter(({ pattern }) => process.env.SOAK !== undefined || sample.includes(pattern));
const widths = process.env.SOAK === undefined ? [390] : [390, 1280];

const word = 'W'.repeat(300);

/** Replaces every Chinese text by one long word. */
function inLongWords(value: unknown): unknown {
  if (typeof value === 'string') return /[一-鿿]/.test(value) ? word : value;
  if (Array.isArray(value)) return value.map(inLongWords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, inLongWords(entry)]));
}

async function respondInLongWords(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: inLongWords(await response.json()) });
  });
}

test('A word of 300 letters in every text of the platform breaks, and no page scrolls sideways', async ({
  page,
}) => {
  test.setTimeout(30_000 + visited.length * widths.length * 10_000);
  await respondInLongWords(page);
  await signInByToken(page, 'trainee');
  for (const { pattern, address } of visited)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('about:blank');
      await page.goto(`/#${address}`);
      await expectLoaded(page);
      expect([pattern, width, await findOverflow(page)]).toEqual([pattern, width, []]);
    }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
