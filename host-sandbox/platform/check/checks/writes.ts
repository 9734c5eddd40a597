import { randomBytes } from 'node:crypto';
import { dateTime } from '@/contracts/fields';
import { errorFault, successFault, type Answer } from '../caller';
import type { CheckContext } from '../check-platform';
import { fits, mismatch, untried, type Finding } from '../findings';

/** The portal retries a write whose response was lost: a message is deleted twice and restored twice. */
export async function checkRepeatedWrites(context: CheckContext): Promise<Finding[]> {
  const check = 'repeated-writes';
  const { call, found, write, isChosen } = context;
  if (!write || !found.token || !isChosen('messageRemove')) return [];
  const count = async () => {
    const answer = await call('messagePage', { current: 1, size: 1, query: {} }, { token: found.token });
    return successFault('messagePage', answer)
      ? null
      : (answer.data as { total: number; records: { id: string }[] });
  };
  const before = await count();
  const id = before?.records[0]?.id;
  if (id === undefined)
    return [untried(check, 'messageRemove', ['这个账号没有消息', 'the account has no message'])];
  const twice = async (name: 'messageRemove' | 'messageRestore') => {
    const ask = () => call(name, { ids: [id] }, { token: found.token });
    const [first, second] = [await ask(), await ask()];
    return isSame(first, second)
      ? fits(check, name, second)
      : mismatch(check, name, 'not-idempotent', second);
  };
  const findings = [await twice('messageRemove'), await twice('messageRestore')];
  const after = await count();
  if (after?.total !== before?.total) findings.push(mismatch(check, 'messageRestore', 'not-cleaned'));
  return findings;
}

const isSame = (first: Answer, second: Answer) =>
  first.code === second.code && JSON.stringify(first.data) === JSON.stringify(second.data);

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
  const wrong = errorFault(answer, 'A0210', 'not-refused');
  if (wrong) return [mismatch(check, 'login', wrong.fault, answer, wrong.detail)];
  const findings =
    own.code === answer.code && own.msg === answer.msg
      ? [fits(check, 'login', answer, '如期拒绝')]
      : [mismatch(check, 'login', 'names-told', answer)];
  for (let tries = 1; tries < mostTries && answer.code === 'A0210'; tries += 1)
    answer = await call('login', { username, password });
  const notLocked = errorFault(answer, 'A0211', 'not-refused');
  if (answer.code === 'A0210' || notLocked?.fault === 'wrong-error')
    return [...findings, mismatch(check, 'login', 'no-lock', answer, `${mostTries} 次`)];
  if (notLocked) return [...findings, mismatch(check, 'login', notLocked.fault, answer, notLocked.detail)];
  const until = (answer.data as { lockedUntil?: unknown } | null)?.lockedUntil;
  const isAhead = dateTime.safeParse(until).success && Date.parse(String(until)) > Date.now();
  return [
    ...findings,
    isAhead ? fits(check, 'login', answer, '如期锁定') : mismatch(check, 'login', 'lock-without-end', answer),
  ];
}
