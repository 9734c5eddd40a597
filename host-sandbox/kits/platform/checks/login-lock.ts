import { randomBytes } from 'node:crypto';
import { dateTime } from '@/contracts/fields';
import { errorFault } from '../caller';
import type { CheckContext } from '../check-context';
import { asExpected, fits, mismatch, rateLimited, unchecked, type Finding } from '../findings';

/** More tries than the limit of any platform. */
const mostTries = 12;

/**
 * Signs in with wrong passwords: an unknown user name must be rejected as the account of the check is, and be locked
 * after some tries. The account itself gets one wrong password, which its next login resets.
 */
export async function checkLock({ call, write, isChosen, target }: CheckContext): Promise<Finding[]> {
  const check = 'lock';
  if (!write || !isChosen('login')) return [];
  const password = 'Wrong@0000';
  const username = `check_${randomBytes(5).toString('hex')}`;
  const own = await call('login', { username: target.username, password });
  let response = await call('login', { username, password });
  if (response.code === 'A0429') return [unchecked(check, 'login', rateLimited)];
  const wrong = errorFault(response, 'A0210', 'not-refused');
  if (wrong) return [mismatch(check, 'login', wrong.fault, response, wrong.detail)];
  const findings =
    own.code === response.code && own.msg === response.msg
      ? [fits(check, 'login', response, asExpected.refused)]
      : [mismatch(check, 'login', 'names-told', response)];
  for (let tries = 1; tries < mostTries && response.code === 'A0210'; tries += 1)
    response = await call('login', { username, password });
  if (response.code === 'A0429') return [...findings, unchecked(check, 'login', rateLimited)];
  const notLocked = errorFault(response, 'A0211', 'not-refused');
  if (response.code === 'A0210' || notLocked?.fault === 'wrong-error')
    return [...findings, mismatch(check, 'login', 'no-lock', response, `${mostTries} ×`)];
  if (notLocked) return [...findings, mismatch(check, 'login', notLocked.fault, response, notLocked.detail)];
  const until = (response.data as { lockedUntil?: unknown } | null)?.lockedUntil;
  const isAhead = dateTime.safeParse(until).success && Date.parse(String(until)) > Date.now();
  return [
    ...findings,
    isAhead
      ? fits(check, 'login', response, asExpected.locked)
      : mismatch(check, 'login', 'lock-without-end', response),
  ];
}
