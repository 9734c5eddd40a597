import { expect, type Page } from '@playwright/test';
import { expectPageLoaded, pages, type PortalPage } from './pages';

export const isolations = ['none', 'experimentalStyleIsolation', 'strictStyleIsolation'] as const;

/** The container of the host's training route. */
export const portalContainer = (page: Page) => page.getByTestId('host-training-container');

/** Opens the portal by the host's navigation and waits until its first page is loaded. */
export async function enterPortal(page: Page) {
  await page.getByTestId('host-nav-training').click();
  await expectPageLoaded(portalContainer(page), pageByPattern('/index'));
}

/** Goes to a page of the host and waits until the portal's container is empty. */
export async function leavePortal(page: Page) {
  // A click scrolls to its target; scroll to the top first, so that only the portal could change it.
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  // By key: a toast may cover the link, and Playwright would scroll until a click succeeds.
  await page.getByTestId('host-nav-about').press('Enter');
  await expect(page.getByTestId('host-page-about')).toBeVisible();
  await expect(portalContainer(page)).toBeEmpty();
}

/** Sets the hash, as a link inside the mounted portal does. */
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
