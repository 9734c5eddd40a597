import * as z from 'zod/mini';
import { defineCall } from './call';
import { reviewedDocument } from './enrolment-document';
import { conditionFields, enrolmentStates } from './enrolment-fields';
import { id, keyword, multiLine, dateTime } from './fields';
import { limits } from './limits';
import { cappedPageOf, pageRequest } from './paging';
import { listOf, unconfirmed } from './tolerant-reader';

/** An enrolment for operators, with the personal data that a decision needs, without phone or ID number. */
export const reviewedEnrolment = z.object({
  id,
  state: z.enum(enrolmentStates),
  reason: z.nullable(z.string()),
  enrolledAt: dateTime,
  changedAt: dateTime,
  /** When the course was completed; afterwards no decision can be reverted. */
  completedAt: z.nullable(dateTime),
  project: z.object({ id, title: z.string(), quota: z.int(), left: z.int() }),
  /** The name that was approved and that the certificate will show; `null` unless the enrolment is approved. */
  approvedName: z.nullable(z.string()),
  /** Documents that the course requires. */
  documents: listOf(reviewedDocument),
  /** Fields of the profile that do not fit the course now. */
  unmet: unconfirmed(z.optional(listOf(z.enum(conditionFields))), undefined),
  person: z.object({
    realName: z.string(),
    hospital: z.string(),
    department: z.nullable(z.string()),
    jobTitle: z.nullable(z.string()),
  }),
});
export type ReviewedEnrolment = z.infer<typeof reviewedEnrolment>;

/** All enrolments: undecided ones oldest first, all others newest first. */
export const enrolmentReviewPage = defineCall({
  path: '/{product}2/admin/enrolment/page',
  summary: '报名审核分页列表，可按状态、项目、姓名或项目名称筛选',
  access: 'member',
  capability: 'optional',
  role: 'admin',
  request: pageRequest(
    z.object({
      state: z.optional(z.enum(enrolmentStates)),
      projectId: z.optional(id),
      keyword: z.optional(keyword),
    }),
  ),
  response: cappedPageOf(reviewedEnrolment),
  readOnly: true,
});

/**
 * Takes an enrolment into review, also one without its documents, approves it, or refuses it with a reason, which frees its seat. `review` also reverts a
 * decision, unless the course is completed: a refused enrolment then needs a free seat again (A0303). Approving again
 * approves a changed name, until the certificate is issued.
 */
export const enrolmentReview = defineCall({
  path: '/{product}2/admin/enrolment/review',
  summary: '受理、通过或拒绝一条报名，或撤回决定重新审核；拒绝须说明原因',
  access: 'member',
  capability: 'optional',
  role: 'admin',
  request: z
    .object({
      id,
      state: z.enum(['review', 'approved', 'refused']),
      reason: z.nullable(multiLine(limits.reasonMax)),
      /** The name that the operator saw: nothing is decided when it has changed (A0409). */
      realName: z.optional(z.string().check(z.maxLength(limits.realNameMax))),
    })
    .check(
      z.refine(({ state, reason }) => state !== 'refused' || reason !== null, {
        error: '请填写不通过的原因',
        path: ['reason'],
      }),
    ),
  response: reviewedEnrolment,
  errors: ['A0404', 'A0409', 'A0303'],
  readOnly: false,
});
