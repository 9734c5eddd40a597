import type { Locator } from '@playwright/test';
import { waitUntil, type Visit } from '../visit';
import { isInFrame } from './history';

/** The pages that every visitor may open; the part of the hash before one is the base path. */
const visitorPages = /^(#.*?)\/(index|search|project|hospital|article|notice|download|contactus|verify)\b/;

/**
 * Opens the contact page of the portal in the present entry of the history, whose state belongs to the host's router.
 * @returns a field of its form; null where the check cannot open that page
 */
export async function openForm(visit: Visit): Promise<Locator | null> {
  const { page, portal } = visit;
  if ((await portal.getAttribute('data-history')) === 'memory') return null;
  for (const frame of (await isInFrame(visit)) ? page.frames().slice(1) : [page.mainFrame()]) {
    const hash = await frame.evaluate(() => location.hash).catch(() => ''); // it may be gone
    const [, base] = visitorPages.exec(hash) ?? [];
    if (base === undefined) continue;
    await frame.evaluate((next) => {
      // a page may have a base address
      history.replaceState(history.state, '', location.href.replace(/#.*/, '') + next);
      // as single-spa tells the routers of a page about a new address
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    }, `${base}/contactus/1`);
    const field = portal.locator('form input[type="text"]').first();
    if (await waitUntil(() => field.isVisible())) return field;
  }
  return null;
}
