import { expect, type Page } from '@playwright/test';
import { expectPageLoaded, pages, type PortalPage } from './pages';

export const isolations = ['none', 'experimentalStyleIsolation', 'strictStyleIsolation'] as const;

/** Where the host's route shows the portal. */
export const portalContainer = (page: Page) => page.getByTestId('host-training-container');

/** Opens the portal by the host's navigation and waits until its first page is whole. */
export async function enterPortal(page: Page) {
  await page.getByTestId('host-nav-training').click();
  await expectPageLoaded(portalContainer(page), pageByPattern('/index'));
}

/** Leaves for a page of the host's own; the container is empty again. */
export async function leavePortal(page: Page) {
  // a click on a page scrolls to what it clicks, which is the visitor's doing and not the portal's
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  // by key: a toast may lie over the link, and Playwright scrolls about until a click gets through
  await page.getByTestId('host-nav-about').press('Enter');
  await expect(page.getByTestId('host-page-about')).toBeVisible();
  await expect(portalContainer(page)).toBeEmpty();
}

/** Goes to an address inside the mounted portal, as a link would. */
export async function navigateInside(page: Page, address: string) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
}

export async function visitPage(page: Page, entry: PortalPage) {
  await navigateInside(page, entry.address);
  await expectPageLoaded(portalContainer(page), entry);
}

export function pageByPattern(pattern: string): PortalPage {
  const found = pages.find((entry) => entry.pattern === pattern);
  if (!found) throw new Error(`no page has the pattern ${pattern}`);
  return found;
}
