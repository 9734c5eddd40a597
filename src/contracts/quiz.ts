import * as z from 'zod/mini';
import { defineCall } from './call';
import { id, mediaPath, dateTime } from './fields';
import { limits } from './limits';
import { unconfirmed } from './tolerant-reader';

/** `judge`: true or false, with two options. */
export const questionKinds = ['single', 'multiple', 'judge'] as const;

/** Id of an option within its question. */
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
  /** The case study it belongs to; questions of one case are adjacent. */
  caseId: z.nullable(id),
});
const quizCase = z.object({ id, text: z.string(), picture: z.nullable(mediaPath) });

/** A running attempt. `now` is the platform's clock, by which `deadline` applies. */
const attempt = z.object({
  id,
  number: z.int(),
  startedAt: dateTime,
  deadline: dateTime,
  now: dateTime,
  questions: z.array(question),
  cases: z.array(quizCase),
  /** Saved answers by question id. */
  answers,
});
export type QuizAttempt = z.infer<typeof attempt>;

/** `score` is a percentage; `inTime` is false for an attempt that timed out and was closed with its saved answers. */
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

/** Rules of a quiz and my attempts. Closes an attempt that has timed out. */
export const quizStatus = defineCall({
  path: '/{product}2/portal/quiz/status',
  summary: '测验说明、本人已用次数与成绩',
  access: 'member',
  capability: 'courses',
  request: lessonInput,
  response: z.object({
    questions: z.int(),
    /** Time for an attempt; 0: unknown. */
    seconds: unconfirmed(z.int(), 0),
    /** Percentage to pass. */
    passMark: z.int(),
    attempts: z.int(),
    left: z.int(),
    passed: z.boolean(),
    /** The lesson is finished, by a passed attempt or otherwise: no more attempts. */
    done: z.boolean(),
    running: z.nullable(z.object({ id, deadline: dateTime })),
    past: z.array(outcome),
  }),
  errors: studyErrors,
  readOnly: false,
});

/**
 * Starts an attempt, or resumes the running one. A0508: no attempt left; A0409: already passed, or the lesson is
 * finished; A0503: the course is over. An attempt that runs at the end of the course may be finished within its own
 * time.
 */
export const quizStart = defineCall({
  path: '/{product}2/portal/quiz/start',
  summary: '开始测验，或继续进行中的测验',
  access: 'member',
  capability: 'courses',
  request: lessonInput,
  response: attempt,
  errors: [...studyErrors, 'A0508', 'A0409'],
  readOnly: false,
});

/**
 * Saves the complete answer to a question; no options clear it. A0509: the time is over; A0409: already submitted; A0501:
 * the enrolment is no longer approved.
 */
export const quizSave = defineCall({
  path: '/{product}2/portal/quiz/save',
  summary: '保存一题的作答',
  access: 'member',
  capability: 'courses',
  failure: 'silent',
  request: z.object({ attemptId: id, questionId: id, options: selectedOptions }),
  response: z.object({ answers, savedAt: dateTime }),
  errors: ['A0404', 'A0409', 'A0501', 'A0509'],
  readOnly: false,
});

const review = z.extend(outcome, {
  lessonId: id,
  passMark: z.int(),
  left: z.int(),
  /** The lesson is finished, by this attempt or otherwise. */
  done: z.boolean(),
  /** Another attempt would have other questions: the bank is larger than an attempt. */
  redrawn: z.boolean(),
  cases: z.array(quizCase),
  questions: z.array(
    z.extend(question, {
      chosen: z.array(z.string()),
      /** `null` while another attempt could use it, unless the quiz shows it at once. */
      right: z.nullable(z.boolean()),
      /** The correct options; `null` while another attempt could use them. */
      solution: z.nullable(z.array(z.string())),
      /** `null` together with `solution`. */
      explanation: z.nullable(z.string()),
    }),
  ),
  /** The course that this attempt completed, if any. */
  completed: z.nullable(id),
});
export type QuizReview = z.infer<typeof review>;

/** Submits an attempt; idempotent, also after its deadline. */
export const quizSubmit = defineCall({
  path: '/{product}2/portal/quiz/submit',
  summary: '交卷并取得成绩与解析',
  access: 'member',
  capability: 'courses',
  request: attemptInput,
  response: review,
  errors: ['A0404', 'A0501'],
  readOnly: false,
});

/** The review of a closed attempt of mine; A0409 while it runs. */
export const quizReview = defineCall({
  path: '/{product}2/portal/quiz/review',
  summary: '查看本人已结束的一次测验',
  access: 'member',
  capability: 'courses',
  request: attemptInput,
  response: review,
  errors: ['A0404', 'A0409'],
  readOnly: true,
});
