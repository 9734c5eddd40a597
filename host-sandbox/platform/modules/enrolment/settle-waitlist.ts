import { and, asc, eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import type { WaitlistKind } from '@/contracts/waitlist';
import { runIndependently, type ReportFailure } from '../../core/process/background-jobs';
import { users } from '../../core/db/account-schema';
import { bigints } from '../../core/db/columns';
import { projects } from '../../core/db/course-schema';
import { waitlistEntries } from '../../core/db/enrolment-schema';
import type { Database } from '../../core/db/database';
import { notify } from '../notification/port';
import { projectPath, isPublicProject } from '../project/port';
import { promoteFirst } from './seats';

/** Entries of one transaction. */
const batchSize = 500;

/**
 * Applies the changes that time brings to waitlists: reminds users of an enrolment that has opened, ends the wait for
 * an enrolment that is over, and gives free seats to the first users, as after an increase of the quota. Any process
 * may run it at any time; each message is sent once.
 */
export async function settleWaitlist(
  database: Database,
  now: Date,
  reportFailure: ReportFailure,
): Promise<void> {
  const notifyAll = async () => {
    while ((await notifyDue(database, now)) === batchSize);
  };
  await runIndependently([notifyAll], reportFailure);
  const { enrolFrom, enrolUntil, taken, quota } = projects;
  const open = and(lt(taken, quota), lte(enrolFrom, now), gt(enrolUntil, now));
  const rows = await database
    .selectDistinct({ id: projects.id })
    .from(waitlistEntries)
    .innerJoin(projects, eq(projects.id, waitlistEntries.projectId))
    .where(and(eq(waitlistEntries.kind, 'seat'), open));
  const fill = async (id: bigint) => {
    while (await database.transaction((transaction) => promoteFirst(transaction, id, now)));
  };
  await runIndependently(
    rows.map(
      ({ id }) =>
        () =>
          fill(id),
    ),
    reportFailure,
  );
}

/**
 * Sends messages that are due and removes their entries. Users who change their own data at this moment are left to the
 * next run, because waiting for them could deadlock.
 * @returns the number of messages
 */
function notifyDue(database: Database, now: Date): Promise<number> {
  const { id, userId, projectId, kind } = waitlistEntries;
  const { title, enrolFrom, enrolUntil } = projects;
  const isDue = or(lte(enrolUntil, now), and(eq(kind, 'opening'), lte(enrolFrom, now)));
  return database.transaction(async (transaction) => {
    const due = await transaction
      .select({ id, userId, projectId, kind, title, enrolUntil })
      .from(waitlistEntries)
      .innerJoin(projects, eq(projects.id, projectId))
      .innerJoin(users, eq(users.id, userId))
      .where(and(isDue, isPublicProject(now)))
      .orderBy(asc(id))
      .limit(batchSize)
      .for('key share', { of: users, skipLocked: true });
    if (due.length === 0) return 0;
    const ids = bigints(due.map((entry) => entry.id));
    const removed = await transaction
      .delete(waitlistEntries)
      .where(sql`${id} = any(${ids})`)
      .returning({ id });
    const sent = due.filter((entry) => removed.some((row) => row.id === entry.id));
    if (sent.length === 0) return 0;
    await notify(
      transaction,
      'enrolment',
      ...sent.map((entry) => ({
        ...messageFor(entry.kind, entry.title, entry.enrolUntil <= now),
        userId: entry.userId,
        link: projectPath(entry.projectId),
        sentAt: now,
      })),
    );
    return sent.length;
  });
}

function messageFor(kind: WaitlistKind, course: string, isOver: boolean) {
  if (!isOver)
    return { title: '报名已开始', content: `您关注的《${course}》已开始报名，名额有限，请尽快报名。` };
  if (kind === 'opening')
    return { title: '报名已截止', content: `您关注的《${course}》的报名已截止，提醒随之取消。` };
  return {
    title: '候补已结束',
    content: `《${course}》的报名已截止，没有名额空出，您的候补随之结束。`,
  };
}
