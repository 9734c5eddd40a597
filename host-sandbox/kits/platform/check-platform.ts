import type { CallName } from '@/contracts/calls';
import { isSuccess } from '@/contracts/success-code';
import { checkBadInput } from './checks/bad-input';
import { checkGoodInput } from './checks/good-input';
import { checkLock } from './checks/login-lock';
import { checkPaging } from './checks/paging';
import { checkProtocol } from './checks/protocol';
import { checkRepeatedWrites } from './checks/repeated-writes';
import { checkStability } from './checks/stability';
import { checkStudy } from './checks/study';
import { checkTime } from './checks/time';
import { type CheckTarget, createCaller, isUnknownPath, successFault } from './caller';
import type { Bilingual } from './fault';
import { fits, mismatch, notSignedIn, unchecked, type Finding } from './findings';
import type { KnownIds } from './inputs';
import type { CheckContext } from './check-context';

export interface CheckOptions {
  /** Also makes the calls that write, with harmless data, and reverts its changes. */
  readonly write?: boolean;
  /** Names of checks; default: all. */
  readonly checks?: readonly CheckName[];
  /** Calls that are checked; default: all. */
  readonly calls?: readonly CallName[];
}

/** In this order: the first check collects the ids, and ends with the logout of a session of its own. */
const checks = {
  'good-input': checkGoodInput,
  'bad-input': checkBadInput,
  paging: checkPaging,
  stability: checkStability,
  protocol: checkProtocol,
  time: checkTime,
  study: checkStudy,
  'repeated-writes': checkRepeatedWrites,
  lock: checkLock,
} as const satisfies Readonly<Record<string, (context: CheckContext) => Promise<Finding[]>>>;

export type CheckName = keyof typeof checks;
export const checkNames = Object.keys(checks) as CheckName[];

/**
 * Checks the calls of a platform against the contract. Reads only, apart from the login and logout, unless `write` is set.
 * @throws NoPlatformError when no platform responds at that URL
 */
export async function checkPlatform(
  target: CheckTarget,
  { write = false, checks: chosen = checkNames, calls: chosenCalls }: CheckOptions = {},
): Promise<Finding[]> {
  const call = createCaller(target);
  const found: KnownIds = { username: target.username, password: target.password };
  const lacking = new Set<string>();
  const context: CheckContext = {
    call,
    found,
    write,
    target,
    signedInAt: Date.now(),
    isChosen: (name) => !lacking.has(name) && (chosenCalls?.includes(name) ?? true),
  };
  const unknown = await checkUnknownPath(context);
  if (unknown) return [unknown];
  const login = await signIn(context);
  if (login.fault === 'no-login-path') return [login];
  const findings = [login];
  for (const name of checkNames) {
    if (!chosen.includes(name)) continue;
    const results = await checks[name](context);
    findings.push(...results);
    for (const { call: lost, result } of results) if (result === 'lacking') lacking.add(lost);
  }
  findings.push(...(await signOut(context)));
  const withoutEnvelope = findings.filter(({ result }) => result !== 'unchecked');
  // JSON with status 200 but no envelope comes from a platform: the report names the envelope, not “no platform”
  const isOther = login.fault === 'envelope' && login.status === 200;
  if (!isOther && withoutEnvelope.every(({ code }) => code === null)) throw noPlatformError(target, findings);
  return findings;
}

/** Requests a path that no platform has: when it gets a success, no other response proves anything. */
async function checkUnknownPath({ call }: CheckContext): Promise<Finding | null> {
  const response = await call('dictData', {}, { path: '/check-platform/no-such-path' });
  const isSuccessful = !response.fault && isSuccess(response.code);
  return isSuccessful ? mismatch('login', 'dictData', 'error-with-success-code', response) : null;
}

async function signIn({ call, found, target }: CheckContext): Promise<Finding> {
  const { username, password } = found;
  const response = await call('login', { username, password });
  if (response.fault === 'no-answer')
    throw noPlatformError(target, [mismatch('login', 'login', 'no-answer', response, response.detail)]);
  if (isUnknownPath(response)) {
    const isPlatform = (await call('dictData', {})).code !== null;
    if (!isPlatform && response.fault)
      throw noPlatformError(target, [mismatch('login', 'login', response.fault, response, response.detail)]);
    return mismatch('login', 'login', 'no-login-path', response, target.product);
  }
  const wrong = successFault('login', response);
  if (wrong) return mismatch('login', 'login', wrong.fault, response, `${username}：${wrong.detail}`);
  const token = (response.data as Readonly<Record<string, unknown>>)[target.tokenField];
  if (typeof token !== 'string' || token === '')
    return mismatch('login', 'login', 'no-token-field', response, target.tokenField);
  found.token = token;
  return fits('login', 'login', response);
}

/** The logout, after which the token must be invalid. */
async function signOut({ call, found: { token } }: CheckContext): Promise<Finding[]> {
  if (!token) return [unchecked('logout', 'logout', notSignedIn)];
  const response = await call('logout', {}, { token });
  const wrong = successFault('logout', response);
  if (wrong) return [mismatch('logout', 'logout', wrong.fault, response, wrong.detail)];
  const after = await call('userInfo', {}, { token });
  const isEnded = after.status === 401 || after.code === 'A0401';
  return [
    fits('logout', 'logout', response),
    isEnded
      ? fits('logout', 'userInfo', after)
      : mismatch('logout', 'userInfo', 'token-survives-logout', after),
  ];
}

/** Without a platform at the address, one line is clearer than a table of failures. */
function noPlatformError({ apiBase }: CheckTarget, [first]: readonly Finding[]): NoPlatformError {
  return new NoPlatformError([
    `${apiBase} 处没有平台（${first?.note}）。请检查地址，或先启动平台。`,
    `no platform answers at ${apiBase}: check the address, or start the platform first`,
  ]);
}

/** No platform responds at the address. */
export class NoPlatformError extends Error {
  constructor(readonly texts: Bilingual) {
    super(texts.join(' / '));
  }
}
