import * as z from 'zod/mini';
import { defineCall } from './call';
import { id, mediaPath, dateTime } from './fields';
import { limits } from './limits';

/** `judge`: right or wrong, with two options. */
export const questionKinds = ['single', 'multiple', 'judge'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Name of an option within its question. */
const optionId = z.string().check(z.regex(/^[a-z]$/));
const selectedOptions = z.array(optionId).check(z.maxLength(limits.quizOptions));
const answers = z.record(z.string(), z.array(z.string()));

const question = z.object({
  id,
  kind: z.enum(questionKinds),
  stem: z.string(),
  picture: z.nullable(mediaPath),
  points: z.int(),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
  /** The case it belongs to; questions of one case follow each other. */
  caseId: z.nullable(id),
});
const quizCase = z.object({ id, text: z.string(), picture: z.nullable(mediaPath) });

/** An attempt under way. `now` is the platform's clock, which alone decides about `deadline`. */
const attempt = z.object({
  id,
  number: z.int(),
  startedAt: dateTime,
  deadline: dateTime,
  now: dateTime,
  questions: z.array(question),
  cases: z.array(quizCase),
  /** What is saved, by the question. */
  answers,
});
export type QuizAttempt = z.infer<typeof attempt>;

/** `score` is a percentage; `inTime` is false for an attempt that ran out and was closed with what was saved. */
const outcome = z.object({
  id,
  number: z.int(),
  score: z.int(),
  passed: z.boolean(),
  inTime: z.boolean(),
  closedAt: dateTime,
});

const lessonInput = z.object({ lessonId: id });
const attemptInput = z.object({ attemptId: id });
const studyErrors = ['A0404', 'A0501', 'A0502', 'A0503'] as const;

/** What a quiz asks for and how far I am with it. An attempt that ran out is closed by this. */
export const quizStatus = defineCall({
  path: '/{product}2/portal/quiz/status',
  summary: '测验说明、本人已用次数与成绩',
  access: 'member',
  request: lessonInput,
  response: z.object({
    questions: z.int(),
    seconds: z.int(),
    /** Percentage to reach. */
    passMark: z.int(),
    attempts: z.int(),
    left: z.int(),
    passed: z.boolean(),
    /** The lesson is done, by an attempt that passed or otherwise: no more attempts begin. */
    done: z.boolean(),
    running: z.nullable(z.object({ id, deadline: dateTime })),
    past: z.array(outcome),
  }),
  errors: studyErrors,
  readOnly: false,
});

/**
 * Begins an attempt, or goes on with the one that runs. A0508: none is left; A0409: passed already, or the
 * lesson is done; A0503: the course is
 * over, and none begins any more. One that runs at the end of the course may still be finished within its own time.
 */
export const quizStart = defineCall({
  path: '/{product}2/portal/quiz/start',
  summary: '开始测验，或继续进行中的测验',
  access: 'member',
  request: lessonInput,
  response: attempt,
  errors: [...studyErrors, 'A0508', 'A0409'],
  readOnly: false,
});

/**
 * Saves one answer, all of it; no option takes it back. A0509: the time is over; A0409: handed in already; A0501: the
 * enrolment is not approved any more.
 */
export const quizSave = defineCall({
  path: '/{product}2/portal/quiz/save',
  summary: '保存一题的作答',
  access: 'member',
  request: z.object({ attemptId: id, questionId: id, options: selectedOptions }),
  response: z.object({ answers, savedAt: dateTime }),
  errors: ['A0404', 'A0409', 'A0501', 'A0509'],
  readOnly: false,
});

const review = z.extend(outcome, {
  lessonId: id,
  passMark: z.int(),
  left: z.int(),
  /** The lesson is done, by this attempt, another one or otherwise. */
  done: z.boolean(),
  /** Another attempt would not ask the same: the bank has more questions than are drawn. */
  redrawn: z.boolean(),
  cases: z.array(quizCase),
  questions: z.array(
    z.extend(question, {
      chosen: z.array(z.string()),
      right: z.boolean(),
      /** The right options; `null` while they could be used in an attempt. */
      solution: z.nullable(z.array(z.string())),
      /** Tells them too, and stays back with them. */
      explanation: z.nullable(z.string()),
    }),
  ),
  /** The course that is finished by this, if it is. */
  completed: z.nullable(id),
});
export type QuizReview = z.infer<typeof review>;

/** Hands an attempt in; again, or after its time, it answers what was counted. */
export const quizSubmit = defineCall({
  path: '/{product}2/portal/quiz/submit',
  summary: '交卷并取得成绩与解析',
  access: 'member',
  request: attemptInput,
  response: review,
  errors: ['A0404', 'A0501'],
  readOnly: false,
});

/** One of my attempts that are closed. A0409 while it runs. */
export const quizReview = defineCall({
  path: '/{product}2/portal/quiz/review',
  summary: '查看本人已结束的一次测验',
  access: 'member',
  request: attemptInput,
  response: review,
  errors: ['A0404', 'A0409'],
  readOnly: true,
});
