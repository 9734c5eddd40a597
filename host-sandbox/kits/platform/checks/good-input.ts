import type { Call } from '@/contracts/call';
import { calls, type CallName } from '@/contracts/calls';
import { profileFields } from '@/contracts/profile-edit';
import type { ProjectDetail } from '@/contracts/project';
import { errorFault, isUnknownPath, successFault } from '../caller';
import type { CheckContext } from '../check-context';
import {
  asExpected,
  fits,
  lacking,
  mismatch,
  notSignedIn,
  rateLimited,
  unchecked,
  type Finding,
} from '../findings';
import { expectedErrorOf, inputOf, type KnownIds } from '../inputs';

const check = 'good-input';

/**
 * Makes every declared call once with correct input, with ids from earlier responses. Member calls are first made
 * without a token and with an invalid one, which also shows whether the platform has them. Calls that write are made
 * with `write` only.
 */
export async function checkGoodInput(context: CheckContext): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const name of Object.keys(calls) as CallName[]) {
    if (name === 'login' || name === 'logout' || !isNeeded(name, context)) continue;
    findings.push(...(await checkCall(name, context)));
  }
  return findings;
}

/** The calls whose ids later calls use. */
const sources: readonly CallName[] = [
  'articlePage',
  'projectPage',
  'projectDetail',
  'hospitalPage',
  'attachmentPage',
  'profile',
];

/** The calls without a sign-in that the portal uses. A call for members exists where it is rejected without a token. */
const usedCalls: ReadonlySet<string> = new Set(
  (Object.keys(calls) as CallName[]).filter(
    (name) => calls[name].access !== 'member' && calls[name].capability !== 'optional',
  ),
);

const isNeeded = (name: CallName, { isChosen }: CheckContext) => isChosen(name) || sources.includes(name);

async function checkCall(name: CallName, context: CheckContext): Promise<Finding[]> {
  const { call, found, write } = context;
  const declared: Call = calls[name];
  const isWrite = !declared.readOnly;
  if (declared.access === 'member') {
    const refusal = await checkRefusedTokens(name, context);
    if (refusal) return [refusal];
    if (!found.token) return [unchecked(check, name, notSignedIn)];
  }
  const input = isWrite && !write ? null : inputOf(name, found);
  if (input === null) {
    // A platform that has the call refuses an empty input.
    const response = usedCalls.has(name) ? await call(name, {}) : null;
    if (response && isUnknownPath(response)) return [lacking(check, name, response)];
    return [unchecked(check, name, isWrite && !write ? needsWrite : noInput)];
  }

  const response = await call(name, input, { token: found.token });
  const expected = expectedErrorOf(name);
  // A platform may respond to an unknown path with an error code of the contract.
  if (isUnknownPath(response, expected ? [expected] : declared.errors)) {
    if (name === 'captchaChallenge') found.lacksCaptcha = true;
    return [lacking(check, name, response)];
  }
  if (response.code === 'A0429') return [unchecked(check, name, rateLimited)];
  const wrong = expected
    ? errorFault(response, expected, expected === 'A0403' ? 'role-ignored' : 'not-refused')
    : successFault(name, response);
  if (wrong) return [mismatch(check, name, wrong.fault, response, wrong.detail)];
  if (!expected) remember(found, name, response.data);
  const findings = [fits(check, name, response, expected ? asExpected.refused : undefined)];
  if (declared.access !== 'public' || isWrite || expected) return findings;
  return [...findings, ...(await checkOldToken(name, input, context))];
}

const needsWrite = ['会写入，请加上 --write', 'it writes: add --write'] as const;
const noInput = [
  '前面的应答没有给出可用的编号或内容，或平台没有图形验证',
  'no earlier response gave an id or content, or the platform has no captcha',
] as const;

/** A member call without a token, and with an invalid one. @returns what is wrong, or why it is unknown */
async function checkRefusedTokens(name: CallName, { call, found }: CheckContext): Promise<Finding | null> {
  const input = calls[name].readOnly ? (inputOf(name, found) ?? {}) : {};
  const without = await call(name, input);
  if (isUnknownPath(without)) return lacking(check, name, without);
  if (without.code === 'A0429') return unchecked(check, name, rateLimited);
  const open = errorFault(without, 'A0401', 'open-without-token');
  if (open) return mismatch(check, name, open.fault, without, open.detail);
  if (!calls[name].readOnly) return null;
  const wrong = await call(name, input, { token: wrongToken });
  const any = errorFault(wrong, 'A0401', 'open-with-any-token');
  return any ? mismatch(check, name, any.fault, wrong, any.detail) : null;
}

const wrongToken = 'check-platform-token-of-nobody-0000000000';

/** A public call with the token of a session that has ended. */
async function checkOldToken(name: CallName, input: unknown, { call }: CheckContext): Promise<Finding[]> {
  const response = await call(name, input, { token: wrongToken });
  return response.status === 401 || response.code === 'A0401'
    ? [mismatch(check, name, 'public-needs-token', response)]
    : [];
}

function remember(found: KnownIds, name: CallName, data: unknown): void {
  // Writing the profile back unchanged changes nothing; an invalid one is skipped.
  const own = name === 'profile' ? profileFields.safeParse(data) : undefined;
  if (own?.success) found.profile = own.data;
  if (name === 'articlePage') found.articleId = firstId(data);
  if (name === 'projectPage') found.projectId = firstId(data);
  if (name === 'hospitalPage') found.hospitalId = firstId(data);
  if (name === 'projectDetail') found.teacherId = firstTeacherId(data);
  if (name === 'attachmentPage') found.attachmentId = firstId(data);
}

function firstTeacherId(data: unknown): string | undefined {
  return (data as ProjectDetail).teachers.find(({ id }) => id !== undefined)?.id;
}

function firstId(data: unknown): string | undefined {
  return (data as { records: { id: string }[] }).records[0]?.id;
}
