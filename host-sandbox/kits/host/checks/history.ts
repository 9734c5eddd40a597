import { faulty, fits, untried, type Finding } from '../findings';
import { waitUntil, type Visit } from '../visit';

/** Follows a link of the portal and goes back: the host must leave the address alone. */
export async function checkHistory(visit: Visit): Promise<Finding[]> {
  const { page, portal } = visit;
  if ((await portal.getAttribute('data-history')) === 'memory')
    return [fits('history', ['门户自己保管地址', 'the portal keeps its address'])];
  const before = await addressOf(visit);
  if (await keepsOwnAddress(visit))
    return [
      untried('history', [
        '本页的地址里没有门户的地址',
        'the address of this page does not have that of the portal',
      ]),
    ];
  const link = await openLink(visit);
  if (!link) return [untried('history', ['这一页没有门户的链接', 'this page has no link of the portal'])];
  const opened = await addressOf(visit);
  // a host may revert it in a later task
  const isTaken = await waitUntil(
    async () => (await addressOf(visit)) !== opened && !(await addressOf(visit)).includes('redirect'),
    1000,
  );
  if (!link.isOpened || isTaken || (await portal.count()) === 0)
    return [faulty('history', 'hash-lost', `${link.address} → ${await addressOf(visit)}`)];
  await page.goBack();
  const isBack = await waitUntil(
    async () => (await addressOf(visit)) === before && (await portal.count()) > 0,
  );
  const after = await addressOf(visit);
  return [isBack ? fits('history') : faulty('history', 'hash-lost', [`后退 → ${after}`, `back → ${after}`])];
}

/** True where the page does not have the address of the portal: with memory history, and in a frame of wujie. */
export async function keepsOwnAddress(visit: Visit): Promise<boolean> {
  if ((await visit.portal.getAttribute('data-history')) === 'memory') return true;
  return !((await isInFrame(visit)) ? /^\?.*%23%2F/i : /^#\//).test(await addressOf(visit));
}

/** True where wujie or micro-app runs the portal in a frame, whose address is that of the portal. */
export async function isInFrame({ portal }: Visit): Promise<boolean> {
  return portal.evaluate((root) => {
    // the browser's own: wujie gives its elements another
    const scope = Node.prototype.getRootNode.call(root);
    const host = scope instanceof ShadowRoot ? scope.host : root;
    return host.closest('wujie-app, micro-app') !== null;
  });
}

/** Follows the first link of the shown page to another page of the portal; null where there is none. */
export async function openLink(visit: Visit): Promise<{ address: string; isOpened: boolean } | null> {
  const before = await addressOf(visit);
  // the addresses are whole in a page with a base address
  const link = visit.portal.locator('main a[href*="#/"]:not([target])').first();
  const address = await link.getAttribute('href', { timeout: 5000 }).catch(() => null);
  if (address === null) return null;
  await link.evaluate((element: HTMLElement) => {
    element.click();
  });
  return { address, isOpened: await waitUntil(async () => (await addressOf(visit)) !== before) };
}

/** The part of the page's address that is the portal's: the hash, or the query, in which micro-app keeps it. */
const addressOf = ({ page }: Visit) => page.evaluate(() => location.hash || location.search);
