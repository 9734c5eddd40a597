import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { limits } from '@/contracts/limits';
import { noteList, noteRemove, noteSave, type StudyNote } from '@/contracts/study-note';
import { recordId } from '../../core/db/columns';
import { studyNotes } from '../../core/db/study-schema';
import { ApiError } from '../../core/http/api-error';
import { registerEndpoint } from '../../core/http/register-endpoint';
import { currentSession, lockCurrentUser } from '../session/port';
import { requireLessonAccess } from './access';

/** Notes of trainees in videos. Everyone sees their own only. */
export function registerNotes(app: FastifyInstance): void {
  const { database } = app.platform;

  registerEndpoint(app, noteList, async ({ lessonId }, context) => {
    const rows = await database
      .select()
      .from(studyNotes)
      .where(
        and(
          eq(studyNotes.userId, currentSession(context).userId),
          eq(studyNotes.lessonId, recordId(lessonId)),
        ),
      )
      .orderBy(asc(studyNotes.seconds), asc(studyNotes.id));
    return rows.map(toNote);
  });

  registerEndpoint(app, noteSave, async ({ lessonId, id, seconds, text }, context) => {
    const { userId } = currentSession(context);
    const { lesson } = await requireLessonAccess(database, recordId(lessonId), userId, context.now);
    const values = { seconds, text, changedAt: context.now };
    return database.transaction(async (transaction) => {
      // the lock makes the count below hold
      await lockCurrentUser(transaction, context);
      const ofLesson = and(eq(studyNotes.userId, userId), eq(studyNotes.lessonId, lesson.id));
      if (id !== undefined) {
        const changed = await transaction
          .update(studyNotes)
          .set(values)
          .where(and(ofLesson, eq(studyNotes.id, recordId(id))))
          .returning();
        if (!changed[0]) throw new ApiError('A0404', '没有找到该笔记');
        return toNote(changed[0]);
      }
      if ((await transaction.$count(studyNotes, ofLesson)) >= limits.notesPerLesson)
        throw new ApiError('A0512', `每个课时最多 ${limits.notesPerLesson} 条笔记`);
      const [added] = await transaction
        .insert(studyNotes)
        .values({ userId, lessonId: lesson.id, ...values })
        .returning();
      if (!added) throw new Error('the database returned no note');
      return toNote(added);
    });
  });

  registerEndpoint(app, noteRemove, async ({ id }, context) => {
    await database
      .delete(studyNotes)
      .where(and(eq(studyNotes.userId, currentSession(context).userId), eq(studyNotes.id, recordId(id))));
    return null;
  });
}

function toNote({ id, seconds, text, changedAt }: typeof studyNotes.$inferSelect): StudyNote {
  return { id: String(id), seconds, text, changedAt: changedAt.toISOString() };
}
