import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { HostName } from '../../hosts/hosts';

/** A host of the sandbox in a page of the browser. */
export interface HostPage {
  page: Page;
  name: HostName;
  /** Origin of the hosts. */
  url: string;
}

/** Milliseconds in which a portal starts on a busy machine. */
export const startMs = { timeout: 15_000 };

/** The portal in a container of the host; an open shadow root is looked through. */
export const portalIn = ({ page, name }: HostPage, id: string): Locator | FrameLocator =>
  name === 'iframe' ? page.frameLocator(`#${id} iframe`) : page.locator(`#${id}`);

/** The portal of the host's training page. */
export const portal = (host: HostPage) => portalIn(host, 'training');

/** The root of that portal, which says who is signed in. */
export const session = (host: HostPage) => portal(host).getByTestId('session-state');

/** Follows a link of the host's menu. */
export const go = ({ page }: HostPage, label: string) =>
  page.locator('nav').getByRole('link', { name: label, exact: true }).click();

export const expectHeading = (place: Locator | FrameLocator, name: string, level: number) =>
  expect(place.getByRole('heading', { level, name }).first()).toBeVisible(startMs);

/** Goes to the host's first page and waits until the portals are gone. */
export async function leave(host: HostPage) {
  await go(host, '首页');
  await expectLeft(host);
}

/** Waits for the host's first page, without portals. */
export async function expectLeft(host: HostPage) {
  await expectHeading(host.page.locator('[data-page=""]'), '首页', 1);
  await expect(host.page.locator('.portal, #app iframe')).toHaveCount(0);
}
