import * as z from 'zod/mini';
import { id, dateTime } from './fields';
import type { ErrorCode } from './error-codes';

/** `enrolled` waits for an operator, `review` is being looked at; only these two and `approved` hold a place. */
export const enrolmentStates = ['enrolled', 'review', 'approved', 'refused', 'left'] as const;
export type EnrolmentState = (typeof enrolmentStates)[number];

/** Why somebody may not enrol, in the order it is looked at; `A0401` stands for a visitor. */
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

/** An enrolment as the person it belongs to sees it; `reason` is an operator's plain text. */
export const ownEnrolment = z.object({
  id,
  state: z.enum(enrolmentStates),
  reason: z.nullable(z.string()),
  enrolledAt: dateTime,
  changedAt: dateTime,
  /** When the course was finished, `null` until then. */
  completedAt: z.nullable(dateTime),
  /** True while it may be left. */
  mayLeave: z.boolean(),
});
export type OwnEnrolment = z.infer<typeof ownEnrolment>;
