import { faulty, fits, untried, type Finding } from '../findings';
import { signIn } from '../sign-in';
import { waitUntil, type Visit } from '../visit';

/** Texts that a host passes by mistake where nobody is signed in, and a token with its scheme. */
const malformed = /^(undefined|null|false|NaN|\[object .*|Bearer .*)$/;

/** The host's user: none yet, given, rotated, cleared. */
export async function checkToken(visit: Visit, apiBase: string): Promise<Finding[]> {
  const { portal, requests, target } = visit;
  const wrong = () => requests.map(({ token }) => token).find((token) => malformed.test(token));
  const malformedToken = (token: string) => faulty('token', 'token-malformed', token.slice(0, 12));
  const atStart = wrong();
  if (atStart !== undefined) return [malformedToken(atStart)];
  const findings: Finding[] = [await checkStart(visit)];
  if (!visit.offers('setToken'))
    return [...findings, untried('token', ['页面没有提供 setToken', 'the page does not offer setToken'])];
  if (apiBase === '')
    return [...findings, untried('token', ['没有看到对平台的调用', 'no call of the platform was seen'])];
  const tokens = [await signIn(target, apiBase), await signIn(target, apiBase)];
  const [first, second] = tokens;
  if (!first || !second)
    return [
      ...findings,
      untried('token', [
        '平台不接受 CHECK_USERNAME 和 CHECK_PASSWORD 的登录',
        'the platform refuses the login with CHECK_USERNAME and CHECK_PASSWORD',
      ]),
    ];
  const reaches = (token: string) => waitUntil(() => requests.some((request) => request.token === token));
  const isAway = async () => (await portal.count()) === 0;
  const lost = async () => !(await waitUntil(async () => !(await isAway()), 3000));

  await visit.callHook('setToken', first);
  if (!(await reaches(first))) {
    if (await isAway()) return [faulty('token', 'container-emptied')];
    const given = wrong();
    return [given === undefined ? faulty('token', 'token-not-passed') : malformedToken(given)];
  }
  if (await lost())
    return [faulty('token', 'container-emptied', ['换令牌之后', 'after the change of the token'])];
  findings.push(fits('token', ['令牌到达', 'the token arrives']));

  await visit.callHook('setToken', second);
  findings.push(
    (await reaches(second))
      ? fits('token', ['新令牌到达', 'a new token arrives'])
      : faulty('token', 'token-not-rotated'),
  );

  await visit.callHook('setToken', '');
  const isVisitor = () => waitUntil(async () => (await portal.getAttribute('data-state')) === 'visitor');
  findings.push(
    (await isVisitor())
      ? fits('token', ['退出到达', 'the sign-out arrives'])
      : faulty('token', 'token-not-cleared'),
  );
  return findings;
}

/** Before a token is given the portal has a visitor, who sends none, or the user that the host has from the start. */
async function checkStart({ portal, requests }: Visit): Promise<Finding> {
  if (requests.some(({ token }) => token !== ''))
    return fits('token', ['宿主一开始就有用户', 'the host has a user from the start']);
  const isVisitor = await waitUntil(async () => (await portal.getAttribute('data-state')) === 'visitor');
  return isVisitor
    ? fits('token', ['给令牌之前是访客', 'a visitor before a token is given'])
    : untried('token', ['看不出给令牌之前的用户', 'the user before a token is given is unknown']);
}
