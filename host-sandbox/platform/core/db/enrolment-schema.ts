import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { DocumentType } from '@/contracts/enrolment-document';
import type { EnrolmentState } from '@/contracts/enrolment-fields';
import type { WaitlistKind } from '@/contracts/waitlist';
import { users } from './account-schema';
import { id, dateTime, reference } from './columns';
import { hospitals, projects } from './course-schema';

export type StoredState = Exclude<EnrolmentState, 'incomplete'>;

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
    /** Without `incomplete`, which a process of the former version cannot read: `stateOf` derives it. */
    state: text('state').$type<StoredState>().notNull(),
    /** Equal to `changedAt` while documents are missing; older ones do not count, since an old process may have changed the state. */
    incompleteSince: dateTime('incomplete_since'),
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

/** Documents of enrolments; `file` is a name in the media store. A function that deletes a row also deletes its file. */
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
 * The people who wait for a seat of a full course, in the order of their ids, or for its enrolment to open. An entry
 * exists only while its user holds no seat of the course.
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

/** Courses and hospitals that users have kept: one of the two columns is set. */
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
