import type { Page } from '@playwright/test';

/** Everything the site stores in the browser. */
interface BrowserStorage {
  local: Record<string, string>;
  session: Record<string, string>;
  cookies: Record<string, string>;
}

export async function readStorage(page: Page): Promise<BrowserStorage> {
  const { local, session } = await page.evaluate(() => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
  }));
  const cookies = await page.context().cookies();
  return { local, session, cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])) };
}

/** The session token under its default key; null for a visitor. */
export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('portal-token'));
}

/** The prefetch after the mount has finished and stored its data. */
export async function expectPrefetchStored(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    ['main_dicts', 'cms_menus', 'friend_links'].every((key) => localStorage.getItem(key) !== null),
  );
}
