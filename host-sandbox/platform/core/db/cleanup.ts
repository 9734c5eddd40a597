import { and, gt, isNull, lt, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { chinaDate } from '@/contracts/china-time';
import { limits } from '@/contracts/limits';
import { runIndependently, type ReportFailure } from '../process/background-jobs';
import type { Settings } from '../settings/settings';
import { accessTokens, emailCodes, loginRecords, passwordFailures } from './account-schema';
import { smsCodes, smsOutbox, rateLimitCounters, usedCaptchas } from './account-schema';
import { articleReaders } from './content-schema';
import type { Database } from './database';
import { latestEnd, latestWritten } from './in-force';
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
  const oldFailures = or(
    and(
      lt(passwordFailures.lastFailedAt, daysAgo(Math.max(1, (lockSeconds * 1000) / dayMs))),
      or(isNull(passwordFailures.lockedUntil), lt(passwordFailures.lockedUntil, now)),
    ),
    gt(passwordFailures.lastFailedAt, latestWritten(now)),
  );
  // Later times were written while the clock was ahead; their rows would become valid at that time.
  const isOver = (end: PgColumn, seconds: number) => or(lt(end, now), gt(end, latestEnd(now, seconds)));
  const expired = [
    [rateLimitCounters, isOver(rateLimitCounters.endsAt, dayMs / 1000)],
    [smsCodes, isOver(smsCodes.expiresAt, limits.smsCodeSeconds)],
    [emailCodes, isOver(emailCodes.expiresAt, limits.emailCodeSeconds)],
    [usedCaptchas, isOver(usedCaptchas.expiresAt, limits.captchaSeconds)],
    [smsOutbox, lt(smsOutbox.sentAt, daysAgo(1))],
    [passwordFailures, oldFailures],
    [siteMessages, lt(siteMessages.removedAt, daysAgo(limits.messageRestoreHours / 24))],
    [contactMessages, lt(contactMessages.sentAt, daysAgo(limits.contactMessageDays))],
    [deliveries, lt(deliveries.createdAt, daysAgo(deliveryDays))],
    [articleReaders, lt(articleReaders.day, chinaDate(daysAgo(1)))],
    [accessTokens, or(lt(accessTokens.expiresAt, daysAgo(7)), gt(accessTokens.issuedAt, latestWritten(now)))],
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
