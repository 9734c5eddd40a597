import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { HostName } from '../../hosts/hosts';

/** A host of the sandbox in a page of the browser. */
export interface Visit {
  page: Page;
  name: HostName;
  /** Origin of the hosts. */
  url: string;
}

/** Milliseconds in which a portal starts on a busy machine. */
export const startMs = { timeout: 15_000 };

/** The portal in a container of the host; an open shadow root is looked through. */
export const portalIn = ({ page, name }: Visit, id: string): Locator | FrameLocator =>
  name === 'iframe' ? page.frameLocator(`#${id} iframe`) : page.locator(`#${id}`);

/** The portal of the host's training page. */
export const portal = (visit: Visit) => portalIn(visit, 'training');

/** The root of that portal, which says who is signed in. */
export const session = (visit: Visit) => portal(visit).getByTestId('session-state');

/** Follows a link of the host's menu. */
export const go = ({ page }: Visit, label: string) =>
  page.locator('nav').getByRole('link', { name: label, exact: true }).click();

export const expectHeading = (place: Locator | FrameLocator, name: string, level: number) =>
  expect(place.getByRole('heading', { level, name }).first()).toBeVisible(startMs);

/** Goes to the host's first page and waits until the portals are gone. */
export async function leave(visit: Visit) {
  await go(visit, '首页');
  await expectLeft(visit);
}

/** Waits for the host's first page, without portals. */
export async function expectLeft(visit: Visit) {
  await expectHeading(visit.page.locator('[data-page=""]'), '首页', 1);
  await expect(visit.page.locator('.portal, #app iframe')).toHaveCount(0);
}
