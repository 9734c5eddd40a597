import * as z from 'zod/mini';
import { defineCall } from './call';
import { id, mediaPath, dateTime } from './fields';
import { limits } from './limits';
import { studyFlags } from './study-flags';

/** A stretch of a video in seconds from its begin. */
const range = z.tuple([z.number(), z.number()]);

/** Where a person stands with a lesson. `share` of it is watched, 0 to 1; `position` in seconds, or pages. */
const lessonProgress = z.object({
  watched: z.number(),
  share: z.number(),
  done: z.boolean(),
  position: z.number(),
});

const studiedLesson = z.extend(lessonProgress, {
  id,
  title: z.string(),
  kind: z.enum(['video', 'document', 'quiz']),
  seconds: z.int(),
  /** What was watched, apart and in order. */
  ranges: z.array(range),
  /** False until a video or document was put there. */
  hasMedia: z.boolean(),
  /** Seconds that a document is to be open before it counts as read; 0 for others. */
  readSeconds: z.int(),
});

/**
 * Opens a course for study and starts the clock that watch time is judged by (R10.61). Refused with A0501 and
 * `data.state` of the enrolment and `data.course`, where the course stands, A0502 and `data.startsAt`, or A0503; whoever finished the course may still look.
 */
export const studyOpen = defineCall({
  path: '/{product}2/portal/study/start',
  summary: '进入学习：大纲、各课时进度与学习规则',
  access: 'member',
  request: z.object({ projectId: id }),
  response: z.object({
    project: z.object({
      ...{ id, title: z.string(), endsAt: dateTime },
      /** The base that holds it. */
      hospital: z.object({ id, name: z.string() }),
    }),
    flags: studyFlags,
    outline: z.array(z.object({ id, title: z.string(), lessons: z.array(studiedLesson) })),
    /** Share of the lessons that are done. */
    share: z.number(),
    completedAt: z.nullable(dateTime),
    /** The first lesson that is not done, `null` when all are. */
    nextLessonId: z.nullable(id),
  }),
  errors: ['A0404', 'A0501', 'A0502', 'A0503'],
  readOnly: false,
});

/**
 * Where a lesson's files are for a while; `sources` in the order to try them. Opens the lesson. The addresses need no
 * header, and are for the session that asked alone: they end with it, and when the lesson may no longer be studied.
 */
export const lessonMedia = defineCall({
  path: '/{product}2/portal/study/media',
  summary: '课时的视频或文档地址，限时有效，仅限本人本次登录',
  access: 'member',
  request: z.object({ lessonId: id }),
  response: z.object({
    kind: z.enum(['video', 'document']),
    seconds: z.int(),
    sources: z.array(z.object({ url: mediaPath, type: z.string() })),
    captions: z.array(z.object({ url: mediaPath, language: z.string(), label: z.string() })),
    /** The addresses answer until then at the longest; ask anew for others. */
    expiresAt: dateTime,
  }),
  errors: ['A0404', 'A0501', 'A0502', 'A0503'],
  readOnly: false,
});

/** A number a client may send as a time in a lesson. */
const lessonTime = z.number().check(z.gte(0), z.lte(limits.lessonSecondsMax));

const report = z.object({
  /** Of the client's choice; it comes back with what became of the report. */
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  lessonId: id,
  ranges: z.array(z.tuple([lessonTime, lessonTime])).check(z.maxLength(limits.rangesPerReport)),
  position: lessonTime,
  /** A document was read to its end. */
  read: z.optional(z.boolean()),
  /** When this was so, by the client's clock. */
  sentAt: z.optional(dateTime),
});
export type ProgressEntry = z.infer<typeof report>;

/** What was taken in only in part, or not yet, and may be sent again later. */
export const retryableReportCodes = ['A0505', 'A0506'] as const;

/**
 * Reports what was watched, any number of times and in any order: ranges are united with what is stored, and nothing
 * is ever taken off. Each report is judged for itself, so that one bad entry holds up no queue:
 * `code` is `null` when all of it is stored; A0505 when the platform's clock allows only a part as yet (R10.62), and
 * A0506 when a document was not open for long enough, both to be sent again after `retryAfter` seconds; any other
 * code means that it will never be taken. When too many report at the same time the call is refused with A0429 and
 * nothing of it is stored; the same progress, or a later state of it, may come after `retryAfter` seconds.
 */
export const progressReport = defineCall({
  path: '/{product}2/portal/study/progress',
  summary: '上报学习进度：已看区间取并集，可重复、可乱序',
  access: 'member',
  request: z.object({
    reports: z.array(report).check(z.minLength(1), z.maxLength(limits.reportsPerCall)),
    /** The client's clock at sending: with it `sentAt` counts as so long ago, however wrong the clock is. */
    clock: z.optional(dateTime),
  }),
  response: z.object({
    results: z.array(
      z.object({
        id: z.string(),
        code: z.nullable(z.enum(['A0404', 'A0501', 'A0502', 'A0503', 'A0505', 'A0506', 'A0507'])),
        retryAfter: z.int(),
      }),
    ),
    /** The stored state of every lesson that a report was accepted for. */
    lessons: z.array(z.extend(lessonProgress, { lessonId: id, ranges: z.array(range) })),
    /** Courses that are finished by this. */
    completed: z.array(id),
  }),
  readOnly: false,
});
export type ProgressResult = z.infer<typeof progressReport.response>;
