import * as z from 'zod/mini';
import { defineCall, type ResponseOf } from './call';
import { dateTime, id } from './fields';
import { projectSummary } from './project';
import { listOf } from './tolerant-reader';

/** `seat`: waits for a seat of a full course; `opening`: is reminded when the enrolment opens. */
export const waitlistKinds = ['seat', 'opening'] as const;
export type WaitlistKind = (typeof waitlistKinds)[number];

const entries = listOf(
  z.object({
    kind: z.enum(waitlistKinds),
    /** Position in the queue from 1; `null` for a reminder, which has none. */
    position: z.nullable(z.int().check(z.gte(1))),
    since: dateTime,
    project: projectSummary,
  }),
);

/** The courses that I wait for, newest first. */
export const waitlistMine = defineCall({
  path: '/{product}2/portal/waitlist/mine',
  summary: '本人的候补与开放提醒，按加入时间倒序',
  access: 'member',
  capability: 'waitlist',
  tags: ['enrolment'],
  request: z.object({}),
  response: entries,
  readOnly: true,
});
export type WaitlistEntry = ResponseOf<typeof waitlistMine>[number];

/**
 * Puts me on the waitlist of a course, or takes me off it; returns my entry afterwards. Idempotent. Before the
 * enrolment opens the entry is a reminder; while the course is full it is a position in the queue, and the platform
 * enrols the first in the queue when a seat is released. The errors are those of enrolling, except A0301 and A0303;
 * A0409 if a seat is free, and for more than `limits.waitlistMax` courses.
 */
export const waitlistSet = defineCall({
  path: '/{product}2/portal/waitlist/set',
  summary: '加入或取消候补（名额已满时）与开放提醒（报名开始前）',
  access: 'member',
  capability: 'waitlist',
  request: z.object({ projectId: id, waits: z.boolean() }),
  response: entries,
  errors: ['A0404', 'A0302', 'A0304', 'A0305', 'A0306', 'A0307', 'A0309', 'A0409'],
  readOnly: false,
});
