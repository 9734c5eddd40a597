import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { EnrolmentState } from '@/contracts/enrolment-fields';
import type { ReviewedEnrolment } from '@/contracts/enrolment-review';
import { users } from '../../db/account-schema';
import { projects } from '../../db/course-schema';
import { boundedTotal, boundedCount } from '../../db/bounded-count';
import type { Database } from '../../db/database';
import { enrolments } from '../../db/enrolment-schema';
import { containsKeyword } from '../../db/keyword';

export interface ReviewFilter {
  readonly state: EnrolmentState | undefined;
  readonly projectId: bigint | undefined;
  readonly keyword: string | undefined;
}

const columns = {
  enrolment: enrolments,
  project: { title: projects.title, quota: projects.quota, taken: projects.taken },
  person: {
    realName: users.realName,
    hospital: users.hospital,
    department: users.department,
    jobTitle: users.jobTitle,
  },
};

/** One page of everybody's enrolments: those that wait oldest first, all others newest first. */
export async function findReviewedEnrolments(
  database: Database,
  filter: ReviewFilter,
  page: { offset: number; limit: number },
): Promise<{ records: ReviewedEnrolment[]; total: number; more: boolean }> {
  const { state, projectId, keyword } = filter;
  const condition = and(
    state && eq(enrolments.state, state),
    projectId === undefined ? undefined : eq(enrolments.projectId, projectId),
    containsKeyword(keyword, [users.realName, projects.title]),
  );
  const order = state === 'enrolled' || state === 'review' ? asc : desc;
  const [rows, count] = await Promise.all([
    select(database, condition)
      .orderBy(order(enrolments.enrolledAt), order(enrolments.id))
      .offset(page.offset)
      .limit(page.limit),
    boundedCount(database, select(database, condition)),
  ]);
  return { records: rows.map(toReviewedEnrolment), ...boundedTotal(count) };
}

/** One enrolment as an operator sees it. */
export async function findReviewedEnrolment(
  database: Database,
  id: bigint,
): Promise<ReviewedEnrolment | undefined> {
  const [row] = await select(database, eq(enrolments.id, id));
  return row && toReviewedEnrolment(row);
}

function select(database: Database, condition: SQL | undefined) {
  return database
    .select(columns)
    .from(enrolments)
    .innerJoin(projects, eq(projects.id, enrolments.projectId))
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(condition);
}

function toReviewedEnrolment({
  enrolment: { id, projectId, state, reason, enrolledAt, changedAt, completedAt },
  project: { title, quota, taken },
  person,
}: Awaited<ReturnType<typeof select>>[number]): ReviewedEnrolment {
  return {
    id: String(id),
    ...{ state, reason, person },
    enrolledAt: enrolledAt.toISOString(),
    changedAt: changedAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
    project: { id: String(projectId), title, quota, left: quota - taken },
  };
}
