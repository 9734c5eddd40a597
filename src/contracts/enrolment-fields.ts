import * as z from 'zod/mini';
import { id, dateTime } from './fields';
import type { ErrorCode } from './error-codes';

/** `enrolled`: waits for an operator; `review`: under review. These two and `approved` occupy a seat. */
export const enrolmentStates = ['enrolled', 'review', 'approved', 'refused', 'left'] as const;
export type EnrolmentState = (typeof enrolmentStates)[number];

/** Error codes that prevent an enrolment, in the order of the checks; `A0401` is for visitors. */
export const enrolDenialCodes = [
  'A0304',
  'A0307',
  'A0301',
  'A0302',
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
  /** True while the enrolment may be withdrawn. */
  mayLeave: z.boolean(),
});
export type OwnEnrolment = z.infer<typeof ownEnrolment>;
