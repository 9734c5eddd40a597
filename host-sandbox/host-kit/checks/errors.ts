import { faulty, fits, untried, type Finding } from '../findings';
import { signIn } from '../tokens';
import { waitUntil, type Visit } from '../visit';

/** Checks whether the host receives errors: an outage makes the portal call `onError`, which must not throw. */
export async function checkErrors(visit: Visit, apiBase: string): Promise<Finding[]> {
  const { page, portal, lines, target } = visit;
  const props = ((await portal.getAttribute('data-host-props')) ?? '').split(' ');
  if (!props.includes('onError') || !props.includes('onSessionExpired'))
    return [faulty('errors', 'errors-ignored', `传入的属性：${props.join('、')}`)];
  const token = apiBase && visit.offers('setToken') ? await signIn(target, apiBase) : null;
  if (!token) return [untried('errors', '没有令牌可以给出，不能试平台中断')];
  await page.route(`${apiBase}/**`, (route) => route.abort());
  await visit.callHook('setToken', token);
  await waitUntil(() => lines.some((line) => /PlatformUnavailable|HostCallbackError/.test(line)), 3000);
  await page.unroute(`${apiBase}/**`);
  await waitUntil(async () => (await portal.getAttribute('data-username')) !== '');
  await visit.callHook('setToken', '');
  return [fits('errors')];
}
