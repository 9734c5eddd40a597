import type { Page, Route } from '@playwright/test';
import type { NetworkFault } from '@/testing/network-faults';

/**
 * Injects a fault into all calls whose path ends like this.
 * @returns removes the fault
 */
export async function injectFault(
  page: Page,
  path: string,
  { reply }: NetworkFault,
): Promise<() => Promise<void>> {
  const matches = ({ pathname }: URL) => pathname.endsWith(path);
  const handle = (route: Route) => {
    if (route.request().postData() === null) return route.fallback(); // a file, not a call
    if (reply === 'none') return undefined; // no response ever comes
    if (reply.cut) return route.abort('internetdisconnected');
    const { status, body, type: contentType = 'application/json' } = reply;
    return route.fulfill({ status, contentType, body });
  };
  await page.route(matches, handle);
  return () => page.unroute(matches, handle);
}
