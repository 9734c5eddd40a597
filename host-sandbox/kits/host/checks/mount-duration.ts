import type { PortalLifecycles } from '@/contracts/host';
import type { Bilingual } from '../../platform/fault';
import { faulty, fits, untried, type Finding } from '../findings';
import type { Visit } from '../visit';

/** A mount in the host is slow above this, if it is also several times that of a bare page. */
const slowMs = 3000;
const slowTimes = 4;

/** Compares a mount in the host with one by `portal.js` on an empty page of the same origin; both with warm caches. */
export async function checkMountDuration(visit: Visit): Promise<Finding[]> {
  const { page } = visit;
  if (!visit.offers('mount') || !visit.offers('unmount'))
    return [untried('time', ['页面没有提供 mount 和 unmount', 'the page does not offer mount and unmount'])];
  if (visit.entry() === '')
    return [untried('time', ['没有看到门户的页面', 'the page of the portal was not seen'])];
  await visit.callHook('unmount');
  await visit.leaves();
  const start = Date.now();
  await visit.callHook('mount');
  if (!(await visit.mounts()))
    return [untried('time', ['门户没有再次挂载', 'the portal was not mounted again'])];
  const hostMs = Date.now() - start;
  const bareMs = await bareMount(visit).catch(() => null);
  if (bareMs === null)
    return [
      untried('time', ['空白页上不能挂载，没有可比的时间', 'no mount on an empty page to compare with']),
    ];
  const note: Bilingual = [
    `宿主 ${hostMs} ms，空白页 ${bareMs} ms`,
    `host ${hostMs} ms, empty page ${bareMs} ms`,
  ];
  const isSlow = hostMs > slowMs && hostMs > slowTimes * bareMs;
  await page.bringToFront();
  return [isSlow ? faulty('time', 'slow', note) : fits('time', note)];
}

async function bareMount({ page, target, entry }: Visit): Promise<number> {
  const bare = await page.context().newPage();
  try {
    const address = new URL('/portal-check-bare', target.url).href;
    await bare.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<body></body>' }));
    // a page that is answered here has no address space, and Chromium would block its requests to localhost
    const { origin } = new URL(target.url);
    await bare
      .context()
      .grantPermissions(['local-network-access'], { origin })
      .catch(() => undefined);
    await bare.goto(address);
    return await bare.evaluate(async (file) => {
      const portal = (await import(file)) as PortalLifecycles;
      const mount = async () => {
        const container = document.body.appendChild(document.createElement('div'));
        const start = performance.now();
        const props = { container, history: 'memory' } as const;
        await new Promise<void>((ready, fail) => {
          portal.mount({ ...props, onReady: () => ready() }).catch(fail);
          setTimeout(fail, 10_000);
        });
        const ms = performance.now() - start;
        await portal.unmount(props);
        return ms;
      };
      await mount();
      return Math.round(await mount());
    }, new URL('portal.js', entry()).href);
  } finally {
    await bare.close();
  }
}
