import { expect, type Page } from '@playwright/test';
import { expectWhole, pages, type PortalPage } from './pages';

export const isolations = ['none', 'experimentalStyleIsolation', 'strictStyleIsolation'] as const;

/** Where the host's route shows the portal. */
export const containerOf = (page: Page) => page.getByTestId('host-training-container');

/** Opens the portal by the host's navigation and waits until its first page is whole. */
export async function enter(page: Page) {
  await page.getByTestId('host-nav-training').click();
  await expectWhole(containerOf(page), pageAt('/index'));
}

/** Leaves for a page of the host's own; the container is empty again. */
export async function leave(page: Page) {
  // a click on a page scrolls to what it clicks, which is the visitor's doing and not the portal's
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  // by key: a toast may lie over the link, and Playwright scrolls about until a click gets through
  await page.getByTestId('host-nav-about').press('Enter');
  await expect(page.getByTestId('host-page-about')).toBeVisible();
  await expect(containerOf(page)).toBeEmpty();
}

/** Goes to an address inside the mounted portal, as a link would. */
export async function goInside(page: Page, address: string) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
}

export async function visit(page: Page, entry: PortalPage) {
  await goInside(page, entry.address);
  await expectWhole(containerOf(page), entry);
}

export function pageAt(pattern: string): PortalPage {
  const found = pages.find((entry) => entry.pattern === pattern);
  if (!found) throw new Error(`no page has the pattern ${pattern}`);
  return found;
}
