import type { Bilingual } from '../../platform/fault';
import { allowedLeaks } from '../../probe/leaks';
import { faulty, fits, untried, type Finding } from '../findings';
import { waitUntil, type Visit } from '../visit';

const stillThere: Bilingual = ['门户还在页面上', 'the portal is still on the page'];
const noMount: Bilingual = ['之后不能挂载', 'no mount afterwards'];

/**
 * Unmounts, mounts again, mounts twice, unmounts early; afterwards nothing of the portal may run.
 * @param portalOrigin of the portal's files, to recognise what belongs to the portal
 */
export async function checkRemount(visit: Visit, portalOrigin: string): Promise<Finding[]> {
  const { page } = visit;
  if (!visit.offers('mount') || !visit.offers('unmount'))
    return [
      untried('unmount', ['页面没有提供 mount 和 unmount', 'the page does not offer mount and unmount']),
    ];
  await visit.callHook('unmount');
  if (!(await visit.leaves())) return [faulty('unmount', 'not-unmounted', stillThere)];
  const findings: Finding[] = [];
  let runningBefore: string[] = [];
  // timers end by themselves
  await waitUntil(async () => (runningBefore = await residueOf(visit, portalOrigin, [])).length === 0, 1000);

  // the first mount leaves what libraries start once for a page
  const namesBefore = await page.evaluate(() => {
    window.hostLeakTracker.mark();
    return Object.getOwnPropertyNames(window);
  });
  await visit.callHook('mount');
  if (!(await visit.mounts())) {
    const [left] = runningBefore;
    // a portal that runs on occupies the container
    return [left ? faulty('residue', 'not-unmounted', left) : faulty('mount again', 'not-back')];
  }
  const linesOfFirst = visit.lines.length;
  const hash = () => page.evaluate(() => location.hash);
  const opened = await hash();
  await visit.callHook('mount');
  const count = await page.locator('.portal[data-host-props]').count();
  const isTwice = visit.lines.slice(linesOfFirst).some((line) => line.includes('mounted here already'));
  if (isTwice)
    findings.push(
      faulty('mount again', 'mounted-twice', [
        '门户打开时，检查又调用了 __portalHostCheck.mount',
        'the check called __portalHostCheck.mount while the portal was open',
      ]),
    );
  else if (count !== 1)
    findings.push(faulty('mount again', 'hash-taken', [`${count} 个门户`, `${count} portals`]));
  // a router may change the address in a later task
  else if (opened !== '' && (await waitUntil(async () => (await hash()) === '', 300)))
    findings.push(faulty('mount again', 'address-dropped', `${opened} → ${page.url()}`));
  else findings.push(fits('mount again'));
  await visit.callHook('unmount');
  await visit.leaves();
  const residue = () => residueOf(visit, portalOrigin, namesBefore);
  await waitUntil(async () => (await residue()).length === 0, 3000);
  const [left] = await residue();
  findings.push(left ? faulty('residue', 'not-unmounted', left) : fits('residue'));

  const linesBefore = visit.lines.length;
  // both in one task, as after a fast click on the next menu item
  await page.evaluate(() => {
    const hook = (window as { __portalHostCheck?: Record<string, () => unknown> }).__portalHostCheck;
    hook?.mount?.();
    hook?.unmount?.();
  });
  // a late mount would show the portal again
  await waitUntil(() => false, 1500);
  const isGone = await visit.leaves();
  const uncaught = visit.lines.slice(linesBefore).find((line) => line.startsWith('uncaught'));
  await visit.callHook('mount');
  const isBack = await visit.mounts();
  findings.push(
    isGone && isBack && !uncaught
      ? fits('early unmount')
      : faulty('early unmount', 'early-unmount', uncaught ?? (isGone ? noMount : stillThere)),
  );
  return findings;
}

/** Parts of the portal that still run or stay in the page. */
async function residueOf(
  { page }: Visit,
  portalOrigin: string,
  namesBefore: readonly string[],
): Promise<string[]> {
  const { started, names, nodes } = await page.evaluate(() => ({
    started: window.hostLeakTracker.sinceMark(),
    names: Object.getOwnPropertyNames(window),
    nodes: [...document.querySelectorAll('.portal, #portal-root')].map(({ outerHTML }) =>
      outerHTML.slice(0, 80),
    ),
  }));
  const allowed = (line: string) => allowedLeaks.started.some((pattern) => pattern.test(line));
  return [
    ...started.filter(
      (line) => line.includes(`${portalOrigin}/`) && line.includes('/assets/') && !allowed(line),
    ),
    ...names
      .filter((name) => namesBefore.length > 0 && !namesBefore.includes(name) && /portal|qiankun/i.test(name))
      .map((name) => `window.${name}`),
    ...nodes,
  ];
}
