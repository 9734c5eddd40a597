import * as z from 'zod/mini';
import { defineCall, type ResponseOf } from './call';
import { enrolConditions, enrolmentStates, enrolDenialCodes, ownEnrolment } from './enrolment-fields';
import { requiredDocument } from './enrolment-document';
import { dictCode, id, keyword, mediaPath, dateTime } from './fields';
import { cappedPageOf, pageRequest } from './paging';
import { creditClasses, studyFlags } from './study-flags';
import { listOf, unconfirmed } from './tolerant-reader';

/** The states before the start depend on dates only: a full course is `open` too. */
export const projectStates = ['soon', 'open', 'closed', 'running', 'over'] as const;
export type ProjectState = (typeof projectStates)[number];

/**
 * `enrolling`, the default: open courses with free seats, then full ones, each by deadline, then those that open later,
 * then the others, latest start first. `closing` and `starting`: upcoming dates first, then past ones, latest first.
 */
export const projectSorts = ['enrolling', 'newest', 'closing', 'starting', 'credits'] as const;
export type ProjectSort = (typeof projectSorts)[number];

/** A course in a list; `kind` and `speciality` are codes of the dictionaries `training_type` and `speciality`. */
export const projectSummary = z.object({
  id,
  title: z.string(),
  summary: unconfirmed(z.string(), ''),
  cover: z.nullable(mediaPath),
  kind: dictCode,
  speciality: dictCode,
  /** Code of the dictionary `teaching_mode`. */
  mode: dictCode,
  hospitalId: id,
  hospitalName: z.string(),
  /** City of the hospital. */
  city: unconfirmed(z.optional(z.string()), undefined),
  enrolFrom: dateTime,
  enrolUntil: dateTime,
  startsAt: dateTime,
  endsAt: dateTime,
  quota: z.int(),
  /** Free seats, 0 when full. */
  left: z.int(),
  credits: z.int(),
  /** Hours of study. */
  hours: z.int(),
  state: z.enum(projectStates),
  /** True from start to end, even while enrolment is open. */
  underWay: z.boolean(),
  /** State of the caller's enrolment; `null` without one or after withdrawing. */
  mine: z.nullable(z.enum(enrolmentStates)),
});
export type ProjectSummary = z.infer<typeof projectSummary>;

const projectQuery = {
  keyword: z.optional(keyword),
  kind: z.optional(dictCode),
  speciality: z.optional(dictCode),
  hospitalId: z.optional(id),
  /** Province of the hospital, a code of the dictionary `province`. */
  province: z.optional(dictCode),
  /** Restricts to open courses with free seats. */
  hasSeats: z.optional(z.boolean()),
  state: z.optional(z.enum(projectStates)),
  mine: z.optional(z.boolean()),
};

/**
 * Published courses (R2.12). All keywords of `keyword` must be in title, teachers, or name, city or province of the
 * hospital; `mine` requires a login.
 */
export const projectPage = defineCall({
  path: '/{product}2/portal/project/page',
  summary: '培训项目分页列表，可按专业、类别、基地、省份、名额、报名状态、本人报名筛选',
  access: 'public',
  capability: 'courses',
  tags: ['enrolment'],
  optionalAuth: true,
  request: pageRequest(z.object({ ...projectQuery, sort: z.optional(z.enum(projectSorts)) })),
  response: cappedPageOf(projectSummary),
  errors: ['A0401'],
  readOnly: true,
});

const facet = listOf(z.object({ code: dictCode, count: z.int() }));

/**
 * Number of courses that each choice of a filter would find, by code, under the other filters of the query. Codes
 * without courses are omitted. `province` and `hasSeats`, the number of open courses with free seats, are missing if a
 * platform lacks these filters.
 */
export const projectFacets = defineCall({
  path: '/{product}2/portal/project/facets',
  summary: '培训项目各筛选项下的数量',
  access: 'public',
  capability: 'courseCounts',
  failure: 'silent',
  tags: ['enrolment'],
  optionalAuth: true,
  request: z.object({ query: z.object(projectQuery) }),
  response: z.object({
    kind: facet,
    speciality: facet,
    state: facet,
    province: unconfirmed(z.optional(facet), undefined),
    hasSeats: unconfirmed(z.optional(z.int()), undefined),
  }),
  errors: ['A0401'],
  readOnly: true,
});
export type ProjectFacets = ResponseOf<typeof projectFacets>;

const lesson = z.object({
  id,
  title: z.string(),
  kind: z.enum(['video', 'document', 'quiz']),
  /** Length, or expected duration; 0: unknown. */
  seconds: unconfirmed(z.int(), 0),
});
const chapter = z.object({ id, title: z.string(), lessons: z.array(lesson) });

/** A published course (R2.13). `content` is rich text and must be sanitised before display. */
export const projectDetail = defineCall({
  path: '/{product}2/portal/project/detail',
  summary: '培训项目详情、课程大纲与本人能否报名',
  access: 'public',
  capability: 'courses',
  tags: ['enrolment'],
  optionalAuth: true,
  request: z.object({ id }),
  response: z.extend(projectSummary, {
    audience: z.string(),
    place: z.string(),
    content: z.string(),
    teachers: listOf(
      z.object({
        /** Of a teacher with a page (`teacherDetail`). */
        id: unconfirmed(z.optional(id), undefined),
        name: z.string(),
        title: z.string(),
        hospital: z.string(),
      }),
    ),
    outline: z.array(chapter),
    /** Rules of study. */
    study: studyFlags,
    creditClass: z.enum(creditClasses),
    /**
     * Courses to complete first. `met`: completed by the caller, false for visitors; `closed`: not completed, and no
     * longer possible for the caller.
     */
    prerequisites: listOf(z.object({ id, title: z.string(), met: z.boolean(), closed: z.boolean() })),
    /** Whom the course is for; missing if a platform does not check it. */
    conditions: unconfirmed(z.optional(enrolConditions), undefined),
    enrolment: z.nullable(ownEnrolment),
    /** Documents that the enrolment requires, with the caller's; missing if a platform has none. */
    documents: unconfirmed(z.optional(z.array(requiredDocument)), undefined),
    /** The error code of enrolling now, `null` if it is possible. */
    refusal: z.nullable(z.enum(enrolDenialCodes)),
    /** Profile fields that a signed-in caller must fill in before enrolling. */
    missing: listOf(z.string()),
  }),
  errors: ['A0404'],
  readOnly: true,
});
export type ProjectDetail = ResponseOf<typeof projectDetail>;
