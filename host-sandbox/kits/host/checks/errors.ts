import { faulty, fits, untried, type Finding } from '../findings';
import { signIn } from '../sign-in';
import { reactMs, waitUntil, type Visit } from '../visit';

/** The portal names an outage and a callback that throws on the console. */
const outageNamed = /PlatformUnavailable|HostCallbackError/;

/** Checks whether the host receives errors: an outage of the platform makes the portal call `onError`. */
export async function checkErrors(visit: Visit, apiBase: string): Promise<Finding> {
  const { page, portal, lines, target } = visit;
  const lacking = await lackingProps(visit);
  if (lacking.length > 0) return faulty('errors', 'errors-ignored', `${lacking.join(', ')}: undefined`);
  const token = apiBase && visit.offers('setToken') ? await signIn(target, apiBase) : null;
  if (!token)
    return untried('errors', ['没有令牌可以给出，不能试平台中断', 'no token to give during an outage']);
  await page.route(`${apiBase}/**`, (route) => route.abort());
  const isReceived = receives(visit, 'PLATFORM_UNAVAILABLE');
  await visit.callHook('setToken', token);
  const isNamed = await waitUntil(() => lines.some((line) => outageNamed.test(line)));
  const finding = isNamed
    ? await isReceived('errors', 'onError')
    : untried('errors', ['门户没有发现平台中断', 'the portal noticed no outage']);
  await page.unroute(`${apiBase}/**`);
  await waitUntil(async () => (await portal.getAttribute('data-username')) !== '');
  await visit.callHook('setToken', '');
  return finding;
}

/** Checks whether the host is told that the platform rejects its token; the page may sign in again afterwards. */
export async function checkSessionEnd(visit: Visit): Promise<Finding> {
  if (!visit.offers('setToken'))
    return untried('session end', ['页面没有提供 setToken', 'the page does not offer setToken']);
  if ((await lackingProps(visit)).length > 0)
    return untried('session end', ['没有 onSessionExpired', 'there is no onSessionExpired']);
  const isReceived = receives(visit, 'expired');
  await visit.callHook('setToken', 'rejected-by-the-platform');
  return isReceived('session end', 'onSessionExpired');
}

/** The props for errors that the host does not pass. */
async function lackingProps({ portal }: Visit): Promise<string[]> {
  const props = ((await portal.getAttribute('data-host-props')) ?? '').split(' ');
  return ['onError', 'onSessionExpired'].filter((name) => !props.includes(name));
}

/** @returns waits until the host has one more text with a code or reason than now */
function receives(visit: Visit, code: string) {
  const count = async () => (await visit.received()).filter((text) => text.includes(code)).length;
  const before = count();
  return async (check: string, callback: string): Promise<Finding> => {
    if (!visit.offers('received'))
      return untried(check, [
        `页面没有提供 received，看不到宿主是否处理 ${callback}`,
        `the page does not offer received, which shows what the host does with ${callback}`,
      ]);
    const isMore = await waitUntil(async () => (await count()) > (await before), reactMs);
    return isMore
      ? fits(check, `${callback} → ${code}`)
      : faulty(check, 'errors-ignored', [`received 里没有 ${code}`, `received lacks ${code}`]);
  };
}
