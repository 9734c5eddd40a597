import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { DocumentType } from '@/contracts/enrolment-document';
import type { EnrolmentState } from '@/contracts/enrolment-fields';
import type { CreditClass, StudyFlags } from '@/contracts/study-flags';
import type { WaitlistKind } from '@/contracts/waitlist';
import { users } from './account-schema';
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
  /** Of the table of teachers. */
  id?: string;
  name: string;
  title: string;
  hospital: string;
}

/** A document that a course asks for. */
export interface CourseDocument {
  code: string;
  name: string;
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
    /** Documents that an enrolment asks for. */
    documents: jsonb('documents').$type<CourseDocument[]>().notNull().default([]),
    draft: boolean('draft').notNull(),
    publishedAt: dateTime('published_at').notNull(),
    searchText: text('search_text').notNull(),
    grams: text('grams').array().notNull(),
  },
  (table) => {
    // A new list for each index, because an index strips the order from its columns.
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

/** One row for a user and a course: leaving and enrolling again reuses it. */
export const enrolments = pgTable(
  'enrolments',
  {
    id: id(),
    projectId: reference('project_id')
      .notNull()
      .references(() => projects.id),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<EnrolmentState>().notNull(),
    reason: text('reason'),
    /** The name that was approved, which the certificate will show; `null` unless the enrolment is approved. */
    approvedName: text('approved_name'),
    enrolledAt: dateTime('enrolled_at').notNull(),
    changedAt: dateTime('changed_at').notNull(),
    /** When the course was first opened for study. */
    openedAt: dateTime('opened_at'),
    completedAt: dateTime('completed_at'),
  },
  (table) => [
    unique('enrolments_once').on(table.projectId, table.userId),
    index('enrolments_mine').on(
      table.userId,
      table.enrolledAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('enrolments_review').on(table.state, table.enrolledAt, table.id),
    index('enrolments_newest').on(table.enrolledAt, table.id),
  ],
);

/** Documents of enrolments; `file` is a name in the media store. Who deletes a row deletes its file. */
export const enrolmentDocuments = pgTable(
  'enrolment_documents',
  {
    id: id(),
    enrolmentId: reference('enrolment_id')
      .notNull()
      .references(() => enrolments.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<DocumentType>().notNull(),
    file: text('file').notNull(),
    size: integer('size').notNull(),
    uploadedAt: dateTime('uploaded_at').notNull(),
  },
  (table) => [unique('enrolment_documents_once').on(table.enrolmentId, table.code)],
);

/**
 * Who waits for a seat of a full course, in the order of their ids, or for its enrolment to open. An entry exists only
 * while its user holds no seat of the course.
 */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: id(),
    projectId: reference('project_id')
      .notNull()
      .references(() => projects.id),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<WaitlistKind>().notNull(),
    since: dateTime('since').notNull(),
  },
  (table) => [
    unique('waitlist_entries_once').on(table.projectId, table.userId),
    index('waitlist_entries_line').on(table.projectId, table.kind, table.id),
    index('waitlist_entries_mine').on(table.userId, table.id),
  ],
);

/** Courses and bases that users have kept: one of the two columns is set. */
export const favourites = pgTable(
  'favourites',
  {
    id: id(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    projectId: reference('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    hospitalId: reference('hospital_id').references(() => hospitals.id, { onDelete: 'cascade' }),
    keptAt: dateTime('kept_at').notNull(),
  },
  (table) => [
    check('favourites_one', sql`num_nonnulls(${table.projectId}, ${table.hospitalId}) = 1`),
    unique('favourites_project_once').on(table.userId, table.projectId),
    unique('favourites_hospital_once').on(table.userId, table.hospitalId),
    index('favourites_newest').on(
      table.userId,
      table.keptAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('favourites_project').on(table.projectId),
    index('favourites_hospital').on(table.hospitalId),
  ],
);
