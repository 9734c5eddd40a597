import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { EnrolmentState } from '@/contracts/enrolment-fields';
import { users } from './account-schema';
import { id, dateTime, reference } from './columns';
import { projects } from './course-schema';

/** One row for a person and a course, whatever becomes of it: who left and enrols again keeps the row. */
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
    enrolledAt: dateTime('enrolled_at').notNull(),
    changedAt: dateTime('changed_at').notNull(),
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
