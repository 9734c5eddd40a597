import { and, lt, or, isNull } from 'drizzle-orm';
import { limits } from '@/contracts/limits';
import { accessTokens, loginRecords, passwordFailures } from './account-schema';
import { smsCodes, smsOutbox, turnCounters, usedCaptchas } from './account-schema';
import { contactMessages, siteMessages } from './content-schema';
import type { Database } from './database';

const day = 24 * 60 * 60 * 1000;

/** Takes away what has had its time: nothing that is asked for is among it, so any instance may do it at any moment. */
export async function deleteExpiredRows(database: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day);
  await database.delete(turnCounters).where(lt(turnCounters.endsAt, now));
  await database.delete(smsCodes).where(lt(smsCodes.expiresAt, now));
  await database.delete(usedCaptchas).where(lt(usedCaptchas.expiresAt, now));
  await database.delete(smsOutbox).where(lt(smsOutbox.sentAt, daysAgo(1)));
  await database
    .delete(passwordFailures)
    .where(
      and(
        lt(passwordFailures.lastFailedAt, daysAgo(1)),
        or(isNull(passwordFailures.lockedUntil), lt(passwordFailures.lockedUntil, now)),
      ),
    );
  await database
    .delete(siteMessages)
    .where(lt(siteMessages.removedAt, daysAgo(limits.messageRestoreHours / 24)));
  await database
    .delete(contactMessages)
    .where(lt(contactMessages.sentAt, daysAgo(limits.contactMessageDays)));
  await database.delete(accessTokens).where(lt(accessTokens.expiresAt, daysAgo(7)));
  // The law asks for six months of such records; nobody looks at older ones than a year.
  await database.delete(loginRecords).where(lt(loginRecords.at, daysAgo(365)));
}

/** Sweeps every ten minutes. @returns stops it, after a sweep that is under way */
export function setupCleanup(database: Database, clock: () => Date): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    // A database that is away is told of by whoever needs it; the next sweep tries again.
    running = deleteExpiredRows(database, clock()).catch(() => undefined);
  }, 600_000);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
