import * as z from 'zod/mini';
import { defineCall } from './call';
import { id, mediaPath, dateTime } from './fields';
import { limits } from './limits';
import { studyFlags } from './study-flags';
import { listOf, repairable, unconfirmed } from './tolerant-reader';

/** A watched part of a video in seconds from its start. */
const range = z.tuple([z.number(), z.number()]);

/** Progress of a lesson. `share` is the watched part, 0 to 1; `position` is in seconds, or pages. */
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
  /** Length, or expected duration; 0: unknown. */
  seconds: unconfirmed(z.int(), 0),
  /** Watched ranges, disjoint and sorted. */
  ranges: listOf(range),
  /** False until a video or document is uploaded. */
  hasMedia: z.boolean(),
  /** Seconds that a document must be open to count as read; 0: none, and for other lessons. */
  readSeconds: unconfirmed(z.int(), 0),
});

/**
 * Opens a course for study, and starts the clock that limits watch time (R10.61). Errors: A0501 with `data.state` of the
 * enrolment and `data.course`, the state of the course; A0502 with `data.startsAt`; A0503, unless the course is
 * completed.
 */
export const studyOpen = defineCall({
  path: '/{product}2/portal/study/start',
  summary: '进入学习：大纲、各课时进度与学习规则',
  access: 'member',
  capability: 'courses',
  tags: ['enrolment'],
  request: z.object({ projectId: id }),
  response: z.object({
    project: z.object({
      id,
      title: z.string(),
      endsAt: dateTime,
      /** Its hospital. */
      hospital: z.object({ id, name: z.string() }),
    }),
    flags: studyFlags,
    outline: z.array(z.object({ id, title: z.string(), lessons: z.array(studiedLesson) })),
    /** Share of finished lessons. */
    share: z.number(),
    completedAt: z.nullable(dateTime),
    /** The unfinished lesson worked on last, else the first unfinished one; `null` if none. */
    nextLessonId: z.nullable(id),
  }),
  errors: ['A0404', 'A0501', 'A0502', 'A0503'],
  readOnly: false,
});

/**
 * Temporary URLs of a lesson's files, `sources` in order of preference; opens the lesson. The URLs need no header. They
 * belong to the session, and end with it or when the lesson may no longer be studied.
 */
export const lessonMedia = defineCall({
  path: '/{product}2/portal/study/media',
  summary: '课时的视频或文档地址，限时有效，仅限本人本次登录',
  access: 'member',
  capability: 'courses',
  request: z.object({ lessonId: id }),
  response: z.object({
    kind: z.enum(['video', 'document']),
    /** Length; 0: unknown. */
    seconds: unconfirmed(z.int(), 0),
    sources: z.array(z.object({ url: mediaPath, type: z.string() })),
    captions: listOf(z.object({ url: mediaPath, language: z.string(), label: z.string() })),
    /** The URLs expire then at the latest; call again for new ones. */
    expiresAt: dateTime,
  }),
  errors: ['A0404', 'A0501', 'A0502', 'A0503'],
  readOnly: false,
});

/** A time in a lesson, in seconds. */
const lessonTime = z.number().check(z.gte(0), z.lte(limits.lessonSecondsMax));

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const withinReportSeconds = (seconds: number) =>
  Math.round(Math.min(limits.reportSecondsMax, Math.max(limits.reportSecondsMin, seconds)));

/** Seconds between two reports. A platform need not send it; a value out of bounds is replaced by the nearest bound. */
const reportSeconds = repairable(
  z.optional(z.int().check(z.gte(limits.reportSecondsMin), z.lte(limits.reportSecondsMax))),
  (value) => (isNumber(value) ? withinReportSeconds(value) : undefined),
);

const report = z.object({
  /** Chosen by the client; identifies the report in the response. */
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  lessonId: id,
  ranges: z.array(z.tuple([lessonTime, lessonTime])).check(z.maxLength(limits.rangesPerReport)),
  position: lessonTime,
  /** The document was read to its end. */
  read: z.optional(z.boolean()),
  /** When the progress was made, by the client's clock. */
  sentAt: z.optional(dateTime),
});
export type ProgressEntry = z.infer<typeof report>;

/** Reports that were accepted in part or not yet, and may be sent again later. */
export const retryableReportCodes = ['A0505', 'A0506'] as const;

/**
 * Reports progress, repeatedly and in any order: ranges are merged with the stored ones, and nothing is ever removed.
 * Each report has its own result, so that an invalid one does not block a queue. `code` is `null` when it is stored
 * completely; A0505 when the platform allows only a part yet, by its clock (R10.62) or because the video was not watched
 * up to there, and A0506 when a document was not open for long enough: both may be sent again after `retryAfter` seconds. Any other code is final. Under overload the
 * whole call fails with A0429; the same or later progress may be sent after `retryAfter` seconds.
 */
export const progressReport = defineCall({
  path: '/{product}2/portal/study/progress',
  summary: '上报学习进度：已看区间取并集，可重复、可乱序',
  access: 'member',
  capability: 'courses',
  failure: 'silent',
  request: z.object({
    reports: z.array(report).check(z.minLength(1), z.maxLength(limits.reportsPerCall)),
    /** The client's clock when sending, which makes `sentAt` relative and corrects a wrong clock. */
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
    /** The stored progress of each lesson with an accepted report. */
    lessons: z.array(z.extend(lessonProgress, { lessonId: id, ranges: z.array(range) })),
    /** Courses that this completed. */
    completed: z.array(id),
    /** Seconds until the next report while progress continues, longer under load; urgent reports are sent at once. */
    nextReportSeconds: reportSeconds,
  }),
  readOnly: false,
});
export type ProgressResult = z.infer<typeof progressReport.response>;
