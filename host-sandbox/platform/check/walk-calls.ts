import type { Call } from '@/contracts/call';
import { calls, type CallName } from '@/contracts/calls';
import { profileFields } from '@/contracts/profile';
import { StartFault } from '../start-fault';
import { type Finding, makeCaller, type CheckTarget, untried } from './call-platform';
import { inputs, refusals, type Found } from './inputs';

/**
 * Makes every declared call once, one after the other: sign-in first, sign-out last, with the numbers that the
 * lists answered. Ends with the proof that sign-out ended the token.
 * @throws StartFault when no platform answers at that address
 */
export async function walkCalls(target: CheckTarget): Promise<Finding[]> {
  const call = makeCaller(target);
  const found: Found = { username: target.username, password: target.password };
  const findings: Finding[] = [];
  for (const name of inOrder()) {
    const declared: Call = calls[name];
    const input = inputs[name](found);
    const missing = whatIsMissing(declared, input, found);
    if (missing) {
      findings.push(untried(name, missing));
      continue;
    }
    const { finding, data } = await call(name, declared, input, found.token, refusals[name]);
    if (name === 'login' && finding.status === null) throw noPlatform(target, [finding]);
    if (finding.result === 'fits') remember(found, name, data, target.tokenField);
    findings.push(name === 'login' ? withToken(finding, found, target) : finding);
  }
  if (findings.every(({ code }) => code === null)) throw noPlatform(target, findings);
  return [...findings, await afterLogout(call, findings.at(-1), found)];
}

/** Why a call cannot be made, or `null` if it can. */
function whatIsMissing(call: Call, input: unknown, found: Found): string | null {
  if (call.access === 'member' && !found.token) return '没有登录成功';
  return input === null ? '前面的应答没有给出可用的编号或内容' : null;
}

/** Where nothing answers, or something else does, one line says more than a table of it. */
function noPlatform({ apiBase }: CheckTarget, [first]: readonly Finding[]): StartFault {
  return new StartFault(
    `${apiBase} 处没有平台（${first?.note}）。请检查地址，或先启动平台。`,
    `no platform answers at ${apiBase}: check the address, or start the platform first`,
  );
}

function withToken(login: Finding, found: Found, { tokenField }: CheckTarget): Finding {
  if (login.result !== 'fits' || found.token) return login;
  return { ...login, result: 'misfit', note: `应答中没有令牌字段 ${tokenField}` };
}

async function afterLogout(
  call: ReturnType<typeof makeCaller>,
  logout: Finding | undefined,
  found: Found,
): Promise<Finding> {
  const name = 'userInfo（退出后）';
  if (logout?.result !== 'fits') return untried(name, '没有退出成功');
  const { finding } = await call(name, calls.userInfo, {}, found.token);
  if (finding.status === 401 || finding.code === 'A0401') return { ...finding, result: 'fits', note: '' };
  return finding.result === 'fits'
    ? { ...finding, result: 'misfit', note: '退出登录后令牌仍然有效' }
    : finding;
}

function inOrder(): CallName[] {
  const names = Object.keys(calls) as CallName[];
  return [...names.filter((name) => name !== 'logout'), 'logout'];
}

function remember(found: Found, name: CallName, data: unknown, tokenField: string): void {
  if (name === 'login') {
    const token = (data as Record<string, unknown>)[tokenField];
    if (typeof token === 'string' && token !== '') found.token = token;
  }
  // Writing back what was read changes nothing; what an edit would not take is left alone.
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
