import type { Page } from '@playwright/test';

/** All that a page's site keeps in the browser, each key with its text. */
export interface BrowserStorage {
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

/** The token of the present session under its default name; null for a visitor. */
export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('portal-token'));
}

/** The step after mounting has stored all it asks for: nothing of it is under way any more. */
export async function expectPrefetchStored(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    ['main_dicts', 'cms_menus', 'friend_links'].every((key) => localStorage.getItem(key) !== null),
  );
}
