import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CreditClass, StudyFlags } from '@/contracts/study-flags';
import { id, dateTime, reference } from './columns';

/** Training hospitals. */
export const hospitals = pgTable(
  'hospitals',
  {
    id: id(),
    name: text('name').notNull(),
    province: text('province').notNull(),
    city: text('city').notNull(),
    level: text('level').notNull(),
    specialities: text('specialities').array().notNull(),
    introduction: text('introduction').notNull(),
    cover: text('cover'),
    pictures: text('pictures').array().notNull(),
    address: text('address').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    contactName: text('contact_name').notNull(),
  },
  (table) => [index('hospitals_province').on(table.province, table.id)],
);

/** Teachers with a page of their own; courses name them by id. */
export const teachers = pgTable('teachers', {
  id: id(),
  name: text('name').notNull(),
  title: text('title').notNull(),
  hospitalId: reference('hospital_id')
    .notNull()
    .references(() => hospitals.id),
  introduction: text('introduction').notNull(),
  portrait: text('portrait'),
});

export interface Teacher {
  /** Id in the table of teachers. */
  id?: string;
  name: string;
  title: string;
  hospital: string;
}

/** A document that a course requires. */
export interface CourseDocument {
  code: string;
  name: string;
}

/** Whom a course is for, as `enrolConditions` of the contracts; an empty list allows everybody. */
export interface CourseConditions {
  titles?: string[] | null;
  departments?: string[] | null;
}

/** Default study rules of a course. */
export const defaultStudyFlags: StudyFlags = {
  forwardSeek: false,
  oneAtATime: true,
  idleMinutes: 15,
  pauseHidden: true,
  completeShare: 0.9,
  watermark: true,
};

/**
 * Courses; public from `publishedAt` on unless they are drafts. `taken` counts reserved seats. `searchText` is
 * normalised and `grams` holds its bigrams; see search-text.ts.
 */
export const projects = pgTable(
  'projects',
  {
    id: id(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    kind: text('kind').notNull(),
    speciality: text('speciality').notNull(),
    mode: text('mode').notNull(),
    hospitalId: reference('hospital_id')
      .notNull()
      .references(() => hospitals.id),
    audience: text('audience').notNull(),
    place: text('place').notNull(),
    content: text('content').notNull(),
    cover: text('cover'),
    teachers: jsonb('teachers').$type<Teacher[]>().notNull(),
    credits: integer('credits').notNull(),
    creditClass: text('credit_class').$type<CreditClass>().notNull().default('II'),
    hours: integer('hours').notNull(),
    enrolFrom: dateTime('enrol_from').notNull(),
    enrolUntil: dateTime('enrol_until').notNull(),
    startsAt: dateTime('starts_at').notNull(),
    endsAt: dateTime('ends_at').notNull(),
    quota: integer('quota').notNull(),
    taken: integer('taken').notNull().default(0),
    study: jsonb('study').$type<StudyFlags>().notNull().default(defaultStudyFlags),
    /** Documents that an enrolment requires. */
    documents: jsonb('documents').$type<CourseDocument[]>().notNull().default([]),
    conditions: jsonb('conditions')
      .$type<CourseConditions>()
      .notNull()
      .default({ titles: [], departments: [] }),
    draft: boolean('draft').notNull(),
    publishedAt: dateTime('published_at').notNull(),
    searchText: text('search_text').notNull(),
    grams: text('grams').array().notNull(),
  },
  (table) => {
    // A new list for each index, because building an index removes the order from its columns.
    const newest = () => [table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst()] as const;
    return [
      check('projects_places', sql`${table.taken} between 0 and ${table.quota}`),
      index('projects_newest').on(...newest()),
      index('projects_kind_newest').on(table.kind, ...newest()),
      index('projects_speciality_newest').on(table.speciality, ...newest()),
      index('projects_hospital_newest').on(table.hospitalId, ...newest()),
      index('projects_credits').on(table.credits.desc().nullsFirst(), table.id.desc().nullsFirst()),
      index('projects_enrol_until').on(table.enrolUntil, table.id),
      index('projects_starts_at').on(table.startsAt, table.id),
      index('projects_grams').using('gin', table.grams),
      index('projects_teachers').using('gin', table.teachers.op('jsonb_path_ops')),
    ];
  },
);

/** Prerequisites of courses. */
export const prerequisites = pgTable(
  'project_prerequisites',
  {
    projectId: reference('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    requiredId: reference('required_id')
      .notNull()
      .references(() => projects.id),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.requiredId] })],
);

export const chapters = pgTable(
  'chapters',
  {
    id: id(),
    projectId: reference('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    title: text('title').notNull(),
  },
  (table) => [index('chapters_order').on(table.projectId, table.position)],
);

export const lessons = pgTable(
  'lessons',
  {
    id: id(),
    chapterId: reference('chapter_id')
      .notNull()
      .references(() => chapters.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    kind: text('kind').$type<'video' | 'document' | 'quiz'>().notNull(),
    seconds: integer('seconds').notNull(),
    /** File name without extension below `lesson` in the media folder. */
    media: text('media'),
  },
  (table) => [index('lessons_order').on(table.chapterId, table.position)],
);
