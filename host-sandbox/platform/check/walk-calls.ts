import type { Call } from '@/contracts/call';
import { calls, type CallName } from '@/contracts/calls';
import { profileFields } from '@/contracts/profile';
import { StartupError } from '../startup-error';
import { type CallResult, createCaller, type CheckTarget, skipped } from './call-platform';
import { inputs, expectedErrors, type KnownIds } from './inputs';

/**
 * Makes every declared call once, in sequence: sign-in first, sign-out last, with ids from list responses. Then checks
 * that sign-out revoked the token.
 * @throws StartupError when no platform responds at that URL
 */
export async function walkCalls(target: CheckTarget): Promise<CallResult[]> {
  const call = createCaller(target);
  const found: KnownIds = { username: target.username, password: target.password };
  const findings: CallResult[] = [];
  for (const name of orderedCalls()) {
    const declared: Call = calls[name];
    const input = inputs[name](found);
    const missing = missingInput(declared, input, found);
    if (missing) {
      findings.push(skipped(name, missing));
      continue;
    }
    const { finding, data } = await call(name, declared, input, found.token, expectedErrors[name]);
    if (name === 'login' && finding.status === null) throw noPlatformError(target, [finding]);
    if (finding.result === 'fits') remember(found, name, data, target.tokenField);
    findings.push(name === 'login' ? withToken(finding, found, target) : finding);
  }
  if (findings.every(({ code }) => code === null)) throw noPlatformError(target, findings);
  return [...findings, await afterLogout(call, findings.at(-1), found)];
}

/** Why a call cannot be made, or `null` if it can. */
function missingInput(call: Call, input: unknown, found: KnownIds): string | null {
  if (call.access === 'member' && !found.token) return '没有登录成功';
  return input === null ? '前面的应答没有给出可用的编号或内容' : null;
}

/** Without a platform at the address, one line is clearer than a table of failures. */
function noPlatformError({ apiBase }: CheckTarget, [first]: readonly CallResult[]): StartupError {
  return new StartupError(
    `${apiBase} 处没有平台（${first?.note}）。请检查地址，或先启动平台。`,
    `no platform answers at ${apiBase}: check the address, or start the platform first`,
  );
}

function withToken(login: CallResult, found: KnownIds, { tokenField }: CheckTarget): CallResult {
  if (login.result !== 'fits' || found.token) return login;
  return { ...login, result: 'misfit', note: `应答中没有令牌字段 ${tokenField}` };
}

async function afterLogout(
  call: ReturnType<typeof createCaller>,
  logout: CallResult | undefined,
  found: KnownIds,
): Promise<CallResult> {
  const name = 'userInfo（退出后）';
  if (logout?.result !== 'fits') return skipped(name, '没有退出成功');
  const { finding } = await call(name, calls.userInfo, {}, found.token);
  if (finding.status === 401 || finding.code === 'A0401') return { ...finding, result: 'fits', note: '' };
  return finding.result === 'fits'
    ? { ...finding, result: 'misfit', note: '退出登录后令牌仍然有效' }
    : finding;
}

function orderedCalls(): CallName[] {
  const names = Object.keys(calls) as CallName[];
  return [...names.filter((name) => name !== 'logout'), 'logout'];
}

function remember(found: KnownIds, name: CallName, data: unknown, tokenField: string): void {
  if (name === 'login') {
    const token = (data as Record<string, unknown>)[tokenField];
    if (typeof token === 'string' && token !== '') found.token = token;
  }
  // Writing the profile back unchanged changes nothing; an invalid one is skipped.
  const own = name === 'profile' ? profileFields.safeParse(data) : undefined;
  if (own?.success) found.profile = own.data;
  if (name === 'articlePage') found.articleId = firstId(data);
  if (name === 'projectPage') found.projectId = firstId(data);
  if (name === 'hospitalPage') found.hospitalId = firstId(data);
  if (name === 'attachmentPage') found.attachmentId = firstId(data);
}

function firstId(data: unknown): string | undefined {
  return (data as { records: { id: string }[] }).records[0]?.id;
}
