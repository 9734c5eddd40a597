import type { Browser } from '@playwright/test';
import { checkAbsence } from './checks/absence';
import type { Bilingual } from '../platform/fault';
import { checkConsole } from './checks/console';
import { checkRemount } from './checks/remount';
import { checkErrors, checkSessionEnd } from './checks/errors';
import { checkFiles } from './checks/files';
import { checkHistory } from './checks/history';
import { checkInput } from './checks/input';
import { checkLayout } from './checks/layout';
import { checkPolicy } from './checks/policy';
import { checkReturn } from './checks/return';
import { checkFormStyles, checkStyles } from './checks/styles';
import { checkMountDuration } from './checks/mount-duration';
import { checkToken } from './checks/token';
import { withoutConsequences } from './faults/consequences';
import { faulty, fits, untried, type Finding } from './findings';
import { mountMs, openVisit, waitUntil, type HostCheckTarget, type Visit } from './visit';

/** Milliseconds in which a page that offers `mount` may show the portal by itself. */
const ownMountMs = 2000;

/**
 * Tests the lifecycle of a portal in a host's page and checks the page around it. It changes nothing on the platform
 * except for a sign-in.
 * @throws where the page itself does not respond
 */
export async function checkHost(browser: Browser, target: HostCheckTarget): Promise<Finding[]> {
  const visit = await openVisit(browser, target);
  try {
    return withoutConsequences(await checkVisit(visit));
  } finally {
    await visit.close();
  }
}

async function checkVisit(visit: Visit): Promise<Finding[]> {
  const { page, requests } = visit;
  const started = Date.now();
  // A portal that the page shows by itself must not be mounted a second time here.
  const isOwn = await visit.mounts(visit.offers('mount') ? ownMountMs : mountMs);
  const calledAt = Date.now();
  if (!isOwn && visit.offers('mount')) await visit.callHook('mount');
  const isMounted = isOwn || (visit.offers('mount') && (await visit.mounts()));
  const mounted: Bilingual = isOwn
    ? [`页面自己显示，${Date.now() - started} ms`, `the page shows it, ${Date.now() - started} ms`]
    : [
        `页面 ${ownMountMs} ms 内没有显示门户，检查调用了 mount，${Date.now() - calledAt} ms`,
        `the page did not show the portal within ${ownMountMs} ms, the check called mount, ${Date.now() - calledAt} ms`,
      ];
  // The first calls of the portal show where the platform is.
  await waitUntil(() => apiBaseOf(visit) !== '', 3000);
  const apiBase = apiBaseOf(visit);
  const script = requests.find(({ url }) => /\/portal\.js$|\/assets\/index-[^/]+\.js/.test(url))?.url ?? '';
  // Where the policy blocks the entry, only the violation names its address.
  const blocked = isMounted
    ? undefined
    : visit.violations.find((line) => /^(connect|script)-src\S* https?:/.test(line));
  const entry = visit.entry() || script || (blocked?.split(' ')[1] ?? '');
  const portalOrigin = entry && new URL(entry).origin;
  const around = async () => [
    ...(await checkFiles(visit)),
    ...(await checkPolicy(visit, portalOrigin, apiBase && new URL(apiBase).origin)),
    ...checkConsole(visit),
  ];
  if (!isMounted) {
    if (await isInFrame(visit))
      return [
        fits('mount', ['在 iframe 里独立运行', 'standalone in an iframe']),
        untried('props', [
          'iframe 没有属性；其余检查不适用',
          'an iframe has no props; the other checks do not apply',
        ]),
      ];
    const findings = await around();
    return [...checkAbsence(visit, findings), ...findings];
  }
  const findings = [
    fits('mount', mounted),
    ...(await checkLayout(visit)),
    ...(await checkStyles(page)),
    ...(await checkToken(visit, apiBase)),
  ];
  if (await isThere(visit))
    findings.push(
      ...(await checkAppearance(visit)),
      ...(await checkHistory(visit)),
      await checkReturn(visit),
      await checkErrors(visit, apiBase),
      ...(await checkRemount(visit, portalOrigin)),
    );
  if (await isThere(visit)) findings.push(...(await checkMountDuration(visit)));
  findings.push(...(await around()));
  // What may end the page comes last.
  if (await isThere(visit)) findings.push(await checkFormStyles(visit), ...(await checkInput(visit)));
  if (!(await isThere(visit)) && visit.offers('mount')) await visit.callHook('mount');
  return (await isThere(visit))
    ? [...findings, await checkSessionEnd(visit)]
    : [...findings, untried('rest', ['门户离开了页面', 'the portal left the page'])];
}

/** Without the portal the checks that follow prove nothing. */
const isThere = (visit: Visit) => visit.mounts(2000);

/** Base of the platform's calls, from the first one; empty while none was seen. */
function apiBaseOf({ requests }: Visit): string {
  const calls = requests.map(({ url }) => /^(.*)\/(?:unify-cms|[\w-]+2)\/portal\//.exec(url)?.[1]);
  return calls.find((base) => base !== undefined) ?? '';
}

/** A frame of the page shows the portal standalone. */
async function isInFrame({ page }: Visit): Promise<boolean> {
  const counts = await Promise.all(
    page
      .frames()
      .slice(1)
      .map((frame) =>
        frame
          .locator('.portal[data-state]')
          .count()
          .catch(() => 0),
      ),
  );
  return counts.some((count) => count > 0);
}

async function checkAppearance(visit: Visit): Promise<Finding[]> {
  if (!visit.offers('setAppearance'))
    return [untried('appearance', ['页面没有提供 setAppearance', 'the page does not offer setAppearance'])];
  const follows = async (language: 'zh-CN' | 'en-US', theme: 'dark' | 'blue-white') => {
    await visit.callHook('setAppearance', { language, theme });
    return waitUntil(
      async () =>
        (await visit.portal.getAttribute('lang')) === language &&
        (await visit.portal.getAttribute('data-theme')) === theme,
    );
  };
  const isFollowed = (await follows('en-US', 'dark')) && (await follows('zh-CN', 'blue-white'));
  return [isFollowed ? fits('appearance') : faulty('appearance', 'appearance-ignored')];
}
