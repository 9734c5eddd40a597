import { successFault } from '../caller';
import type { CheckContext } from '../check-context';
import { fits, mismatch, notSignedIn, unchecked, type Finding } from '../findings';
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
  if (!found.token) return [unchecked(check, 'loginRecords', notSignedIn)];
  const response = await call('loginRecords', { current: 1, size: 1, query: {} }, { token: found.token });
  if (response.date !== null && Math.abs(response.date - Date.now()) > clockToleranceMs)
    return [mismatch(check, 'loginRecords', 'clock-off', response, new Date(response.date).toISOString())];
  const wrong = successFault('loginRecords', response);
  if (wrong?.fault === 'time-zone')
    return [mismatch(check, 'loginRecords', wrong.fault, response, wrong.detail)];
  if (wrong) return [unchecked(check, 'loginRecords', noRecords)];
  const [newest] = (response.data as { records: { at: string }[] }).records;
  if (!newest) return [unchecked(check, 'loginRecords', noRecords)];
  return Math.abs(Date.parse(newest.at) - signedInAt) > clockToleranceMs
    ? [mismatch(check, 'loginRecords', 'time-zone', response, newest.at)]
    : [fits(check, 'loginRecords', response)];
}
