import { successFault } from '../caller';
import type { CheckContext } from '../check-platform';
import { fits, mismatch, notSignedIn, untried, type Finding } from '../findings';
import { clockToleranceMs } from '../future-time';

const check = 'time';
const noRecords = [
  '没有登录记录，未能核对时区',
  'no login record, so the time zone was not checked',
] as const;

/**
 * Compares the clock of the platform with this machine's, and the time of the newest login record with the login of this
 * check: local time that is sent as UTC is hours off. Every check sees to it that no time which has passed is ahead.
 */
export async function checkTime({ call, found, isChosen, signedInAt }: CheckContext): Promise<Finding[]> {
  if (!isChosen('loginRecords')) return [];
  if (!found.token) return [untried(check, 'loginRecords', notSignedIn)];
  const answer = await call('loginRecords', { current: 1, size: 1, query: {} }, { token: found.token });
  if (answer.date !== null && Math.abs(answer.date - Date.now()) > clockToleranceMs)
    return [mismatch(check, 'loginRecords', 'clock-off', answer, new Date(answer.date).toISOString())];
  const wrong = successFault('loginRecords', answer);
  if (wrong?.fault === 'time-zone')
    return [mismatch(check, 'loginRecords', wrong.fault, answer, wrong.detail)];
  if (wrong) return [untried(check, 'loginRecords', noRecords)];
  const [newest] = (answer.data as { records: { at: string }[] }).records;
  if (!newest) return [untried(check, 'loginRecords', noRecords)];
  return Math.abs(Date.parse(newest.at) - signedInAt) > clockToleranceMs
    ? [mismatch(check, 'loginRecords', 'time-zone', answer, newest.at)]
    : [fits(check, 'loginRecords', answer)];
}
