import { and, lt, or, isNull } from 'drizzle-orm';
import { chinaDate } from '@/contracts/china-time';
import { limits } from '@/contracts/limits';
import { accessTokens, emailCodes, loginRecords, passwordFailures } from './account-schema';
import { smsCodes, smsOutbox, turnCounters, usedCaptchas } from './account-schema';
import { articleReaders } from './content-schema';
import type { Database } from './database';
import { contactMessages, siteMessages } from './message-schema';

const day = 24 * 60 * 60 * 1000;

/** Deletes expired rows. No query reads them, so any instance may run this at any time. */
export async function deleteExpiredRows(database: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day);
  await database.delete(turnCounters).where(lt(turnCounters.endsAt, now));
  await database.delete(smsCodes).where(lt(smsCodes.expiresAt, now));
  await database.delete(emailCodes).where(lt(emailCodes.expiresAt, now));
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
  await database.delete(articleReaders).where(lt(articleReaders.day, chinaDate(daysAgo(1))));
  await database.delete(accessTokens).where(lt(accessTokens.expiresAt, daysAgo(7)));
  // The law requires six months of login records; older than a year they are of no use.
  await database.delete(loginRecords).where(lt(loginRecords.at, daysAgo(365)));
}

/** Repeats a task that is safe in several processes. @returns a teardown that waits for a running task */
export function setupRepeated(work: () => Promise<void>, everyMs: number): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    // Requests report an unavailable database; the next run tries again.
    running = work().catch(() => undefined);
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
