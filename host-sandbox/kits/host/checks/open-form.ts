import type { Locator } from '@playwright/test';
import { waitUntil, type Visit } from '../visit';

/** The pages that every visitor may open; the part of the hash before one is the base path. */
const visitorPages = /^(#.*?)\/(index|search|project|hospital|article|notice|download|contactus|verify)\b/;

/**
 * Opens the contact page of the portal in the present entry of the history, whose state belongs to the host's router.
 * @returns a field of its form; null where the check cannot open that page
 */
export async function openForm({ page, portal }: Visit): Promise<Locator | null> {
  if ((await portal.getAttribute('data-history')) === 'memory') return null;
  const [, base] = visitorPages.exec(await page.evaluate(() => location.hash)) ?? [];
  if (base === undefined) return null;
  await page.evaluate((hash) => {
    // a page may have a base address
    history.replaceState(history.state, '', location.href.replace(/#.*/, '') + hash);
    // as single-spa tells the routers of a page about a new address
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, `${base}/contactus/1`);
  const field = portal.locator('form input[type="text"]').first();
  return (await waitUntil(() => field.isVisible())) ? field : null;
}
