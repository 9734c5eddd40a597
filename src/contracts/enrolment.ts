import * as z from 'zod/mini';
import { defineCall } from './call';
import { enrolmentStates, nextLesson, ownEnrolment } from './enrolment-fields';
import { id } from './fields';
import { pageOf, pageRequest } from './paging';
import { projectSummary } from './project';

const projectInput = z.object({ projectId: id });

/**
 * Enrols me in a course and occupies a seat. Where the course requires documents, the enrolment is `incomplete` until
 * the last one is uploaded. A0305 comes with `data.projects`, the courses to complete first, A0306 with `data.missing`,
 * the empty fields of the profile, and A0309 with `data.unmet`, the fields that do not fit the course.
 */
export const enrol = defineCall({
  path: '/{product}2/portal/enrolment/enrol',
  summary: '报名培训项目',
  access: 'member',
  capability: 'courses',
  request: projectInput,
  response: ownEnrolment,
  errors: ['A0404', 'A0301', 'A0302', 'A0303', 'A0304', 'A0305', 'A0306', 'A0307', 'A0309'],
  readOnly: false,
});

/** Withdraws my enrolment, which frees its seat; allowed until the course starts. */
export const enrolmentLeave = defineCall({
  path: '/{product}2/portal/enrolment/leave',
  summary: '撤回报名或退出培训项目，培训开始后不能退出',
  access: 'member',
  capability: 'courses',
  request: projectInput,
  response: ownEnrolment,
  errors: ['A0404', 'A0308', 'A0409'],
  readOnly: false,
});

/** My enrolments, newest first, with withdrawn ones unless filtered by state (R2.27). */
export const enrolmentMine = defineCall({
  path: '/{product}2/portal/enrolment/mine',
  summary: '本人的报名分页列表，按报名时间倒序',
  access: 'member',
  capability: 'courses',
  tags: ['enrolment'],
  request: pageRequest(z.object({ state: z.optional(z.enum(enrolmentStates)) })),
  response: pageOf(
    z.extend(ownEnrolment, {
      project: projectSummary,
      /** Number of lessons, and of finished ones. */
      lessons: z.object({ done: z.int(), all: z.int() }),
      /** The unfinished lesson worked on last, else the first unfinished one; `null` if none. `study/start` opens it too. */
      next: z.nullable(nextLesson),
    }),
  ),
  readOnly: true,
});
