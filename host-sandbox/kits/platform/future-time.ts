import { dateTime } from '@/contracts/fields';

/** Fields whose time has passed by their meaning, such as `sentAt`; others may be ahead, such as `expiresAt`. */
const pastField = /^(at|now|since|sentAt|keptAt|readAt|\w+edAt)$/;

/** Between the clocks of a platform and of this machine. */
export const clockToleranceMs = 5 * 60_000;

/**
 * The first time in a response that has not come yet, as in a platform that sends the time of China as UTC.
 * @returns its field and value; `null` if none
 */
export function futureTime(data: unknown, now: number): string | null {
  if (typeof data !== 'object' || data === null) return null;
  for (const [field, value] of Object.entries(data)) {
    const isAhead =
      pastField.test(field) &&
      dateTime.safeParse(value).success &&
      Date.parse(String(value)) > now + clockToleranceMs;
    const found = isAhead ? `${field} ${value}` : futureTime(value, now);
    if (found) return found;
  }
  return null;
}
