import type { Call } from '@/contracts/call';
import { calls, type CallName } from '@/contracts/calls';
import { profileFields } from '@/contracts/profile-edit';
import { errorFault, isUnknownPath, successFault } from '../caller';
import type { CheckContext } from '../check-context';
import { asExpected, fits, mismatch, rateLimited, unchecked, type Finding } from '../findings';
import { expectedErrorOf, inputOf, unknownUsername, type KnownIds } from '../inputs';
import { badInputs } from '../bad-inputs';

const check = 'bad-input';

/**
 * Makes each call with one bad field at a time, which a platform must refuse with `A0400` before any effect. Calls that
 * write are made with `write` only, and lack each required field once too.
 */
export async function checkBadInput(context: CheckContext): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const name of (Object.keys(calls) as CallName[]).filter(context.isChosen)) {
    const { access, readOnly }: Call = calls[name];
    // A call that needs a role is refused for that.
    if (expectedErrorOf(name) === 'A0403' || (!readOnly && !context.write)) continue;
    if (access === 'member' && !context.found.token) continue;
    const finding = await checkCall(name, context);
    if (finding) findings.push(finding);
    if (finding && name === 'profileEdit') findings.push(...(await checkProfile(context)));
  }
  return findings;
}

/** @returns `null` where no input is known, the contract accepts any, or the platform has no such call */
async function checkCall(name: CallName, { call, found }: CheckContext): Promise<Finding | null> {
  const declared: Call = calls[name];
  const input = goodInput(name, found);
  const bad = input ? badInputs(declared, input, { withMissing: !declared.readOnly }) : [];
  for (const one of bad) {
    const response = await call(name, one.input, { token: found.token });
    if (isUnknownPath(response, declared.errors)) return null;
    if (response.code === 'A0429') return unchecked(check, name, rateLimited);
    const wrong = errorFault(response, 'A0400', 'bad-input-accepted');
    const detail = [one.name, wrong?.detail].filter(Boolean).join('，');
    if (wrong) return mismatch(check, name, wrong.fault, response, detail);
    if (one === bad.at(-1)) return fits(check, name, response, asExpected.refused);
  }
  return null;
}

/** The account of the check must not be locked by its own bad logins. */
const goodInput = (name: CallName, found: KnownIds) =>
  inputOf(name, name === 'login' ? { ...found, username: unknownUsername } : found) as object | null;

/** The profile after refused edits; one that they changed is written back. */
async function checkProfile({ call, found: { token, profile } }: CheckContext): Promise<Finding[]> {
  const after = await call('profile', {}, { token });
  if (successFault('profile', after)) return [];
  if (JSON.stringify(profileFields.safeParse(after.data).data) === JSON.stringify(profile)) return [];
  await call('profileEdit', profile, { token });
  return [mismatch(check, 'profileEdit', 'refused-with-effect', after)];
}
