import { and, eq, not, sql, type SQL } from 'drizzle-orm';
import type { EnrolmentState } from '@/contracts/enrolment-fields';
import { runIndependently, type ReportFailure } from '../../core/process/background-jobs';
import { projects } from '../../core/db/course-schema';
import type { Database } from '../../core/db/database';
import { enrolmentDocuments, enrolments } from '../../core/db/enrolment-schema';
import type { MediaStore } from '../../core/media/media-store';
import { shareLockUser } from '../session/port';
import { removeDocuments } from './document-queries';
import { deleteDocumentFiles } from './documents';
import { isDocumentsOverdue, isInState, stateColumns } from './enrolment-queries';
import { notifyEnrolmentState } from './notifications';
import { releaseSeat } from './seats';

/**
 * Ends enrolments whose documents were not uploaded in time (`documentsDue`): their seats go to the next users. Before, it
 * corrects the states of those whose documents have changed otherwise. Any process may run it at any time.
 */
export async function endIncompleteEnrolments(
  database: Database,
  media: MediaStore,
  now: Date,
  reportFailure: ReportFailure,
): Promise<void> {
  await correctStates(database, now, reportFailure);
  const isOverdue = isDocumentsOverdue(now);
  const end = async (found: Found) => {
    const files = await database.transaction(async (transaction) => {
      const project = await lockWhile(transaction, found, isOverdue);
      if (!project) return [];
      const { id, userId } = found;
      await transaction.update(enrolments).set(stateColumns('left', now)).where(eq(enrolments.id, id));
      await releaseSeat(transaction, project.id, now);
      await notifyEnrolmentState(transaction, userId, 'lapsed', { project, reason: null, now });
      return removeDocuments(transaction, eq(enrolments.id, id));
    });
    await deleteDocumentFiles(media, files);
  };
  const overdue = await find(database, isOverdue);
  await runIndependently(
    overdue.map((one) => () => end(one)),
    reportFailure,
  );
}

const lacksDocument = sql`exists (select from jsonb_array_elements(${projects.documents}) document where not exists (
      select from ${enrolmentDocuments} where ${enrolmentDocuments.enrolmentId} = ${enrolments.id}
        and ${enrolmentDocuments.code} = document->>'code'))`;

/**
 * Hands in enrolments that lack no document any more, because the course asks for fewer or an old process stored the
 * last one; makes those that were handed in without a document `incomplete`, from now on.
 */
async function correctStates(database: Database, now: Date, reportFailure: ReportFailure): Promise<void> {
  await changeAll('incomplete', not(lacksDocument), 'enrolled', 'complete');
  await changeAll('enrolled', lacksDocument, 'incomplete', 'takenBack');

  async function changeAll(
    from: EnrolmentState,
    condition: SQL,
    to: EnrolmentState,
    notified: 'complete' | 'takenBack',
  ) {
    const isConcerned = and(isInState(from), condition);
    const change = (found: Found) =>
      database.transaction(async (transaction) => {
        const project = await lockWhile(transaction, found, isConcerned);
        if (!project) return;
        const { id, userId } = found;
        await transaction.update(enrolments).set(stateColumns(to, now)).where(eq(enrolments.id, id));
        await notifyEnrolmentState(transaction, userId, notified, { project, reason: null, now });
      });
    const found = await find(database, isConcerned);
    await runIndependently(
      found.map((one) => () => change(one)),
      reportFailure,
    );
  }
}

type Found = Awaited<ReturnType<typeof find>>[number];

function find(database: Database, condition: SQL | undefined) {
  return database
    .select({ id: enrolments.id, userId: enrolments.userId })
    .from(enrolments)
    .innerJoin(projects, eq(projects.id, enrolments.projectId))
    .where(condition);
}

/** Locks an enrolment, in the order of the user's own acts. @returns its course, while the condition still holds */
async function lockWhile(transaction: Database, { id, userId }: Found, condition: SQL | undefined) {
  await shareLockUser(transaction, userId);
  const [row] = await transaction
    .select({ id: projects.id, title: projects.title })
    .from(enrolments)
    .innerJoin(projects, eq(projects.id, enrolments.projectId))
    .where(and(eq(enrolments.id, id), condition))
    .for('update', { of: enrolments });
  return row;
}
