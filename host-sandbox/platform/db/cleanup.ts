import { and, lt, or, isNull } from 'drizzle-orm';
import { chinaDate } from '@/contracts/china-time';
import { limits } from '@/contracts/limits';
import { runIndependently, type ReportFailure } from '../background-jobs';
import type { Settings } from '../settings';
import { accessTokens, emailCodes, loginRecords, passwordFailures } from './account-schema';
import { smsCodes, smsOutbox, rateLimitCounters, usedCaptchas } from './account-schema';
import { articleReaders } from './content-schema';
import type { Database } from './database';
import { contactMessages, deliveries, deliveryDays, siteMessages } from './message-schema';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Deletes expired rows. No query reads them, so any instance may run this at any time.
 * @param settings whose lock lasts for as long as wrong passwords count
 * @param reportFailure called for each table whose rows could not be deleted
 */
export async function deleteExpiredRows(
  { lockSeconds }: Pick<Settings, 'lockSeconds'>,
  database: Database,
  now: Date,
  reportFailure: ReportFailure,
): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const oldFailures = and(
    lt(passwordFailures.lastFailedAt, daysAgo(Math.max(1, (lockSeconds * 1000) / dayMs))),
    or(isNull(passwordFailures.lockedUntil), lt(passwordFailures.lockedUntil, now)),
  );
  const expired = [
    [rateLimitCounters, lt(rateLimitCounters.endsAt, now)],
    [smsCodes, lt(smsCodes.expiresAt, now)],
    [emailCodes, lt(emailCodes.expiresAt, now)],
    [usedCaptchas, lt(usedCaptchas.expiresAt, now)],
    [smsOutbox, lt(smsOutbox.sentAt, daysAgo(1))],
    [passwordFailures, oldFailures],
    [siteMessages, lt(siteMessages.removedAt, daysAgo(limits.messageRestoreHours / 24))],
    [contactMessages, lt(contactMessages.sentAt, daysAgo(limits.contactMessageDays))],
    [deliveries, lt(deliveries.createdAt, daysAgo(deliveryDays))],
    [articleReaders, lt(articleReaders.day, chinaDate(daysAgo(1)))],
    [accessTokens, lt(accessTokens.expiresAt, daysAgo(7))],
    // The law requires six months of login records; older than a year they are of no use.
    [loginRecords, lt(loginRecords.at, daysAgo(365))],
  ] as const;
  await runIndependently(
    expired.map(
      ([table, condition]) =>
        () =>
          database.delete(table).where(condition),
    ),
    reportFailure,
  );
}
