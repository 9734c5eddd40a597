import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { limits } from '@/contracts/limits';
import type { CreditClass } from '@/contracts/study-flags';
import { users } from './account-schema';
import { id, dateTime, reference } from './columns';
import { lessons, projects } from './course-schema';

const owner = () =>
  reference('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const ofLesson = () =>
  reference('lesson_id')
    .notNull()
    .references(() => lessons.id, { onDelete: 'cascade' });
const ofProject = () =>
  reference('project_id')
    .notNull()
    .references(() => projects.id);

/** A range of a lesson in milliseconds. */
export type StoredRange = [from: number, to: number];

/**
 * One row for a user and a lesson, from its first opening on. `ranges` are disjoint and sorted, `watchedMs` is their
 * sum.
 */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: owner(),
    lessonId: ofLesson(),
    openedAt: dateTime('opened_at').notNull(),
    ranges: jsonb('ranges').$type<StoredRange[]>().notNull().default([]),
    watchedMs: integer('watched_ms').notNull().default(0),
    position: doublePrecision('position').notNull().default(0),
    positionAt: dateTime('position_at'),
    doneAt: dateTime('done_at'),
    /** Watch time of this lesson in milliseconds that may still be reported. */
    leftMs: integer('left_ms')
      .notNull()
      .default(limits.watchSlackSeconds * 1000),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('lesson_progress_lesson').on(table.lessonId),
  ],
);

/**
 * Watch budget of each user: milliseconds that may have been watched and are not reported yet. The time after `since`
 * belongs to the video `lessonId`, the only one that the user watches.
 */
export const watchClocks = pgTable('watch_clocks', {
  userId: owner().primaryKey(),
  leftMs: integer('left_ms').notNull(),
  at: dateTime('at').notNull(),
  lessonId: reference('lesson_id').references(() => lessons.id, { onDelete: 'set null' }),
  since: dateTime('since').notNull().defaultNow(),
});

/** Notes of trainees at a time of a video. */
export const studyNotes = pgTable(
  'study_notes',
  {
    id: id(),
    userId: owner(),
    lessonId: ofLesson(),
    seconds: doublePrecision('seconds').notNull(),
    text: text('text').notNull(),
    changedAt: dateTime('changed_at').notNull(),
  },
  (table) => [index('study_notes_owner').on(table.userId, table.lessonId, table.seconds)],
);

/** Rules of a quiz lesson; an attempt draws `drawn` questions from the bank. */
export const quizzes = pgTable('quizzes', {
  lessonId: ofLesson().primaryKey(),
  seconds: integer('seconds').notNull(),
  passMark: integer('pass_mark').notNull(),
  attempts: integer('attempts').notNull(),
  drawn: integer('drawn').notNull(),
  /** Whether a review shows which answers were right although attempts are left. */
  showsResults: boolean('shows_results').notNull().default(false),
});

/** Case studies shared by several questions. */
export const quizCases = pgTable(
  'quiz_cases',
  { id: id(), lessonId: ofLesson(), text: text('text').notNull(), picture: text('picture') },
  (table) => [index('quiz_cases_lesson').on(table.lessonId)],
);

export const quizQuestions = pgTable(
  'quiz_questions',
  {
    id: id(),
    lessonId: ofLesson(),
    caseId: reference('case_id').references(() => quizCases.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind').$type<'single' | 'multiple' | 'judge'>().notNull(),
    stem: text('stem').notNull(),
    picture: text('picture'),
    options: jsonb('options').$type<{ id: string; text: string }[]>().notNull(),
    solution: text('solution').array().notNull(),
    explanation: text('explanation').notNull(),
    points: integer('points').notNull(),
  },
  (table) => [index('quiz_questions_order').on(table.lessonId, table.position)],
);

/** Attempts, open until `closedAt`. `questionIds` is the drawn order, `answers` the saved answers. */
export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    id: id(),
    userId: owner(),
    lessonId: ofLesson(),
    number: integer('number').notNull(),
    startedAt: dateTime('started_at').notNull(),
    deadline: dateTime('deadline').notNull(),
    questionIds: jsonb('question_ids').$type<string[]>().notNull(),
    answers: jsonb('answers').$type<Record<string, string[]>>().notNull().default({}),
    closedAt: dateTime('closed_at'),
    inTime: boolean('in_time'),
    score: integer('score'),
    passed: boolean('passed'),
  },
  (table) => [
    unique('quiz_attempts_once').on(table.userId, table.lessonId, table.number),
    index('quiz_attempts_lesson').on(table.lessonId),
  ],
);

/** One row for each completed course of a user. */
export const credits = pgTable(
  'credits',
  {
    id: id(),
    userId: owner(),
    projectId: ofProject(),
    points: integer('points').notNull(),
    creditClass: text('credit_class').$type<CreditClass>().notNull(),
    earnedAt: dateTime('earned_at').notNull(),
  },
  (table) => [
    unique('credits_once').on(table.userId, table.projectId),
    index('credits_newest').on(
      table.userId,
      table.earnedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('credits_project').on(table.projectId),
  ],
);

/** Certificates as they were issued. `holder` is `null` once the account is closed. */
export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    number: text('number').notNull().unique(),
    userId: owner(),
    projectId: ofProject(),
    holder: text('holder'),
    title: text('title').notNull(),
    hours: integer('hours').notNull(),
    points: integer('points').notNull(),
    creditClass: text('credit_class').$type<CreditClass>().notNull(),
    completedAt: dateTime('completed_at').notNull(),
    issuedAt: dateTime('issued_at').notNull(),
    expiresAt: dateTime('expires_at').notNull(),
    revokedAt: dateTime('revoked_at'),
    reason: text('reason'),
  },
  (table) => [
    unique('certificates_once').on(table.userId, table.projectId),
    index('certificates_project').on(table.projectId),
    index('certificates_newest').on(table.issuedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('certificates_revoked')
      .on(table.issuedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.revokedAt} is not null`),
    index('certificates_expiry')
      .on(table.expiresAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.revokedAt} is null`),
  ],
);
