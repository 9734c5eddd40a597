import { faulty, fits, untried, type Finding } from '../findings';
import { waitUntil, type Visit } from '../visit';

/** Follows a link of the portal and goes back: the host must leave the address alone. */
export async function checkHistory(visit: Visit): Promise<Finding[]> {
  const { page, portal } = visit;
  const hash = () => page.evaluate(() => location.hash);
  const kind = await portal.getAttribute('data-history');
  if (kind === 'memory') return [fits('history', ['门户自己保管地址', 'the portal keeps its address'])];
  const before = await hash();
  if (!before.startsWith('#/'))
    return [
      untried('history', [
        '门户的地址不是本页的哈希',
        'the address of the portal is not the hash of this page',
      ]),
    ];
  const link = portal.locator('main a[href^="#/"]:not([target])').first();
  const address = await link.getAttribute('href', { timeout: 5000 }).catch(() => null);
  if (address === null)
    return [untried('history', ['这一页没有门户的链接', 'this page has no link of the portal'])];
  await link.evaluate((element: HTMLElement) => {
    element.click();
  });
  const left = await waitUntil(async () => (await hash()) !== before);
  const opened = await hash();
  // a host may revert it in a later task
  const isTaken = await waitUntil(
    async () => (await hash()) !== opened && !(await hash()).includes('redirect'),
    1000,
  );
  if (!left || isTaken || (await portal.count()) === 0)
    return [faulty('history', 'hash-lost', `${address} → ${await hash()}`)];
  await page.goBack();
  const isBack = await waitUntil(async () => (await hash()) === before && (await portal.count()) > 0);
  return [
    isBack
      ? fits('history')
      : faulty('history', 'hash-lost', [`后退 → ${await hash()}`, `back → ${await hash()}`]),
  ];
}
