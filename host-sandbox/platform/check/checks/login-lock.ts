import { randomBytes } from 'node:crypto';
import { dateTime } from '@/contracts/fields';
import { errorFault } from '../caller';
import type { CheckContext } from '../check-platform';
import { asExpected, fits, mismatch, rateLimited, untried, type Finding } from '../findings';

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
  let answer = await call('login', { username, password });
  if (answer.code === 'A0429') return [untried(check, 'login', rateLimited)];
  const wrong = errorFault(answer, 'A0210', 'not-refused');
  if (wrong) return [mismatch(check, 'login', wrong.fault, answer, wrong.detail)];
  const findings =
    own.code === answer.code && own.msg === answer.msg
      ? [fits(check, 'login', answer, asExpected.refused)]
      : [mismatch(check, 'login', 'names-told', answer)];
  for (let tries = 1; tries < mostTries && answer.code === 'A0210'; tries += 1)
    answer = await call('login', { username, password });
  if (answer.code === 'A0429') return [...findings, untried(check, 'login', rateLimited)];
  const notLocked = errorFault(answer, 'A0211', 'not-refused');
  if (answer.code === 'A0210' || notLocked?.fault === 'wrong-error')
    return [...findings, mismatch(check, 'login', 'no-lock', answer, `${mostTries} ×`)];
  if (notLocked) return [...findings, mismatch(check, 'login', notLocked.fault, answer, notLocked.detail)];
  const until = (answer.data as { lockedUntil?: unknown } | null)?.lockedUntil;
  const isAhead = dateTime.safeParse(until).success && Date.parse(String(until)) > Date.now();
  return [
    ...findings,
    isAhead
      ? fits(check, 'login', answer, asExpected.locked)
      : mismatch(check, 'login', 'lock-without-end', answer),
  ];
}
