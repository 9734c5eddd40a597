import { faulty, fits, untried, type Finding } from '../findings';
import { signIn } from '../tokens';
import { waitUntil, type Visit } from '../visit';

/** The host's user: never given, given, rotated, cleared. */
export async function checkToken(visit: Visit, apiBase: string): Promise<Finding[]> {
  const { portal, requests, target } = visit;
  if (!visit.offers('setToken')) return [untried('token', '页面没有提供 setToken')];
  if (apiBase === '') return [untried('token', '没有看到对平台的调用')];
  const tokens = [await signIn(target, apiBase), await signIn(target, apiBase)];
  const [first, second] = tokens;
  if (!first || !second) return [untried('token', '平台不接受 CHECK_USERNAME 和 CHECK_PASSWORD 的登录')];
  const findings: Finding[] = [];
  const reaches = (token: string) => waitUntil(() => requests.some((request) => request.token === token));
  const isAway = async () => (await portal.count()) === 0;
  const lost = async () => !(await waitUntil(async () => !(await isAway()), 3000));

  await visit.callHook('setToken', first);
  if (!(await reaches(first)))
    return [(await isAway()) ? faulty('token', 'container-emptied') : faulty('token', 'token-not-passed')];
  if (await lost()) return [faulty('token', 'container-emptied', '换令牌之后')];
  findings.push(fits('token', '令牌到达'));

  await visit.callHook('setToken', second);
  findings.push((await reaches(second)) ? fits('token', '新令牌到达') : faulty('token', 'token-not-rotated'));

  await visit.callHook('setToken', '');
  const isVisitor = () => waitUntil(async () => (await portal.getAttribute('data-state')) === 'visitor');
  findings.push((await isVisitor()) ? fits('token', '退出到达') : faulty('token', 'token-not-cleared'));
  return findings;
}
