import type { Call } from '@/contracts/call';
import { calls, type CallName } from '@/contracts/calls';
import { type Finding, makeCaller, type CheckTarget } from './call-platform';
import { profileFields } from '@/contracts/profile';
import { inputs, refusals, type Found } from './inputs';

/**
 * Makes every declared call once, one after the other: sign-in first, sign-out last, with the numbers that the
 * lists answered. Ends with the proof that sign-out ended the token.
 */
export async function walkCalls(target: CheckTarget): Promise<Finding[]> {
  const call = makeCaller(target);
  const found: Found = { username: target.username, password: target.password };
  const findings: Finding[] = [];
  for (const name of inOrder()) {
    const declared: Call = calls[name];
    const input = inputs[name](found);
    if (input === null) {
      findings.push({ name, status: null, code: null, fits: true, note: '未检查：列表为空，没有可用的编号' });
      continue;
    }
    const { finding, data } = await call(name, declared, input, found.token, refusals[name]);
    findings.push(finding);
    if (finding.fits) remember(found, name, data, target.tokenField);
    if (name === 'login' && finding.fits && !found.token) {
      findings[findings.length - 1] = {
        ...finding,
        fits: false,
        note: `应答中没有令牌字段 ${target.tokenField}`,
      };
    }
  }
  const after = await call('userInfo', calls.userInfo, {}, found.token);
  const refused = after.finding.status === 401 || after.finding.code === 'A0401';
  findings.push({
    ...after.finding,
    name: 'userInfo（退出后）',
    fits: refused,
    note: refused ? '' : '退出登录后令牌仍然有效',
  });
  return findings;
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
  if (name === 'attachmentPage') found.attachmentId = firstId(data);
}

function firstId(data: unknown): string | undefined {
  return (data as { records: { id: string }[] }).records[0]?.id;
}
