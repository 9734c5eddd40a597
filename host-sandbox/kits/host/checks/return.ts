import { faulty, fits, untried, type Finding } from '../findings';
import { waitUntil, type Visit } from '../visit';
import { keepsOwnAddress, openLink } from './history';

/** Leaves a page of the portal for a page of the host, and goes back: the browser must open that page of the portal again. */
export async function checkReturn(visit: Visit): Promise<Finding> {
  const { page } = visit;
  if (!visit.offers('mount') || !visit.offers('unmount'))
    return untried('return', ['页面没有提供 mount 和 unmount', 'the page does not offer mount and unmount']);
  if (await keepsOwnAddress(visit))
    return untried('return', [
      '本页的地址里没有门户的地址',
      'the address of this page does not have that of the portal',
    ]);
  if (!(await openLink(visit)))
    return untried('return', ['这一页没有门户的链接', 'this page has no link of the portal']);
  const inside = page.url();
  await visit.callHook('unmount');
  await visit.leaves();
  const outside = page.url();
  // a host may change its address after it has unmounted the portal
  if (outside === inside && !(await waitUntil(() => page.url() !== inside, 300))) {
    await visit.callHook('mount');
    await visit.mounts();
    return fits('return', ['门户没有自己的路径', 'the portal has no path of its own']);
  }
  await page.evaluate(() => {
    history.back();
  });
  const isBack = await waitUntil(async () => page.url() === inside && (await visit.mounts(0)));
  const reached = page.url();
  if (isBack) return fits('return');
  await visit.callHook('mount');
  await visit.mounts();
  return faulty('return', 'return-lost', `${inside} → ${reached}`);
}
