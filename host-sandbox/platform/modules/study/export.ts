import { asc, desc, eq } from 'drizzle-orm';
import { lessons, projects } from '../../core/db/course-schema';
import type { Database } from '../../core/db/database';
import {
  certificates,
  credits,
  lessonProgress,
  quizAttempts,
  studyNotes,
  watchClocks,
} from '../../core/db/study-schema';

/** A user's study data for their data export. */
export async function exportStudy(database: Database, userId: bigint) {
  const [progress, attempts, earned, issued, notes] = await Promise.all([
    database
      .select({ title: lessons.title, progress: lessonProgress })
      .from(lessonProgress)
      .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
      .where(eq(lessonProgress.userId, userId))
      .orderBy(asc(lessonProgress.lessonId)),
    database
      .select({ title: lessons.title, attempt: quizAttempts })
      .from(quizAttempts)
      .innerJoin(lessons, eq(lessons.id, quizAttempts.lessonId))
      .where(eq(quizAttempts.userId, userId))
      .orderBy(asc(quizAttempts.id)),
    database
      .select({ title: projects.title, credit: credits })
      .from(credits)
      .innerJoin(projects, eq(projects.id, credits.projectId))
      .where(eq(credits.userId, userId))
      .orderBy(desc(credits.earnedAt)),
    database
      .select()
      .from(certificates)
      .where(eq(certificates.userId, userId))
      .orderBy(desc(certificates.issuedAt)),
    database
      .select({ title: lessons.title, note: studyNotes })
      .from(studyNotes)
      .innerJoin(lessons, eq(lessons.id, studyNotes.lessonId))
      .where(eq(studyNotes.userId, userId))
      .orderBy(asc(studyNotes.lessonId), asc(studyNotes.seconds)),
  ]);
  return {
    progress: progress.map(({ title, progress: { openedAt, watchedMs, position, doneAt } }) => ({
      title,
      watchedSeconds: watchedMs / 1000,
      position,
      openedAt: openedAt.toISOString(),
      doneAt: doneAt?.toISOString() ?? null,
    })),
    quizzes: attempts.map(({ title, attempt: { number, startedAt, closedAt, score, passed, answers } }) => ({
      title,
      number,
      score,
      passed,
      answers,
      startedAt: startedAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
    })),
    credits: earned.map(({ title, credit: { points, creditClass, earnedAt } }) => ({
      title,
      credits: points,
      creditClass,
      earnedAt: earnedAt.toISOString(),
    })),
    certificates: issued.map(({ number, title, holder, issuedAt, expiresAt, revokedAt, reason }) => ({
      number,
      title,
      holder,
      reason,
      issuedAt: issuedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      revokedAt: revokedAt?.toISOString() ?? null,
    })),
    notes: notes.map(({ title, note: { seconds, text, changedAt } }) => ({
      title,
      seconds,
      text,
      changedAt: changedAt.toISOString(),
    })),
  };
}

/** Deletes a user's study data. Issued certificates keep number and course and lose the name. */
export async function deleteStudyData(transaction: Database, userId: bigint): Promise<void> {
  await transaction.delete(lessonProgress).where(eq(lessonProgress.userId, userId));
  await transaction.delete(quizAttempts).where(eq(quizAttempts.userId, userId));
  await transaction.delete(studyNotes).where(eq(studyNotes.userId, userId));
  await transaction.delete(watchClocks).where(eq(watchClocks.userId, userId));
  await transaction.update(certificates).set({ holder: null }).where(eq(certificates.userId, userId));
}
