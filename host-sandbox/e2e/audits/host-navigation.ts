import { expect, type Page } from '@playwright/test';
import { expectPageLoaded, pages, type PortalPage } from '../../kits/browser/pages';

export const isolations = ['none', 'experimentalStyleIsolation', 'strictStyleIsolation'] as const;

/** The isolations in which the n-th check of an audit runs: one of them in rotation, in the soak run all. */
export function isolationsFor(index: number): readonly (typeof isolations)[number][] {
  return process.env.SOAK ? isolations : [isolations[index % isolations.length] ?? 'none'];
}

/** The container of the host's training route. */
export const portalContainer = (page: Page) => page.getByTestId('host-training-container');

/** Opens the portal by the host's navigation and waits until its first page is loaded. */
export async function enterPortal(page: Page) {
  await page.getByTestId('host-nav-training').click();
  await expectPageLoaded(portalContainer(page), pageByPattern('/index'));
}

/** Opens the portal on one of its pages, as a link of the host would, without the load of its home page. */
export async function enterPortalAt(page: Page, entry: PortalPage) {
  await openInPortal(page, entry.address);
  await expectPageLoaded(portalContainer(page), entry);
}

/** Opens the portal at an address, as a link of the host would, and does not wait for it. */
export async function openInPortal(page: Page, address: string) {
  await page.evaluate((hash) => {
    history.pushState(null, '', `/training${location.search}#${hash}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
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
