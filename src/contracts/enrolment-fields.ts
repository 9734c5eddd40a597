import * as z from 'zod/mini';
import { dictCode, id, dateTime } from './fields';
import type { ErrorCode } from './error-codes';
import { listOf, unconfirmed } from './tolerant-reader';

/**
 * `incomplete`: documents are missing; `enrolled`: waits for an operator; `review`: under review; `left`: withdrawn.
 * The first three and `approved` occupy a seat.
 */
export const enrolmentStates = ['incomplete', 'enrolled', 'review', 'approved', 'refused', 'left'] as const;
export type EnrolmentState = (typeof enrolmentStates)[number];

/** Whether an enrolment is not decided yet. */
export const isPending = (state: EnrolmentState | null): boolean =>
  state === 'incomplete' || state === 'enrolled' || state === 'review';

/** Whether an enrolment in this state holds a seat. */
export const holdsSeat = (state: EnrolmentState | null): boolean => isPending(state) || state === 'approved';

/** The profile fields that a course may have conditions for. */
export const conditionFields = ['jobTitle', 'department'] as const;
export type ConditionField = (typeof conditionFields)[number];

/**
 * Whom a course is for: codes of the dictionary `professional_title`, and words of which the department must contain
 * one; an empty list allows everybody. `unmet`: the caller's profile fields that do not fit.
 */
export const enrolConditions = z.object({
  titles: listOf(dictCode),
  departments: listOf(z.string()),
  unmet: listOf(z.enum(conditionFields)),
});
export type EnrolConditions = z.infer<typeof enrolConditions>;

/** Error codes that prevent an enrolment, in the order of the checks; `A0401` is for visitors. */
export const enrolDenialCodes = [
  'A0304',
  'A0307',
  'A0301',
  'A0302',
  'A0309',
  'A0303',
  'A0401',
  'A0305',
  'A0306',
] as const satisfies readonly ErrorCode[];
export type EnrolDenialCode = (typeof enrolDenialCodes)[number];

/** The lesson to continue a course with, and when the user worked on it last, `null` before. */
export const nextLesson = z.object({ id, title: z.string(), studiedAt: z.nullable(dateTime) });
export type NextLesson = z.infer<typeof nextLesson>;

/** An enrolment for its owner; `reason` is an operator's plain text. */
export const ownEnrolment = z.object({
  id,
  state: z.enum(enrolmentStates),
  reason: z.nullable(z.string()),
  enrolledAt: dateTime,
  changedAt: dateTime,
  /** When the course was first opened for study, `null` before. */
  openedAt: z.nullable(dateTime),
  /** When the course was completed, `null` before. */
  completedAt: z.nullable(dateTime),
  /** Until when an `incomplete` enrolment keeps its seat, else `null`. */
  documentsDue: unconfirmed(z.optional(z.nullable(dateTime)), undefined),
  /** True while the enrolment may be withdrawn. */
  mayLeave: z.boolean(),
});
export type OwnEnrolment = z.infer<typeof ownEnrolment>;
