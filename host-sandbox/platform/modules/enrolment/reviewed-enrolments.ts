import { eq, and, asc, desc, type SQL } from 'drizzle-orm';
import { isPending, type EnrolmentState } from '@/contracts/enrolment-fields';
import type { ReviewedEnrolment } from '@/contracts/enrolment-review';
import { users } from '../../core/db/account-schema';
import { boundedTotal, boundedCount } from '../../core/db/bounded-count';
import { projects } from '../../core/db/course-schema';
import { enrolments } from '../../core/db/enrolment-schema';
import type { Database } from '../../core/db/database';
import { containsKeyword } from '../../core/db/search-text';
import { unmetConditions } from './eligibility';
import { isInState, stateOf } from './enrolment-queries';
import { findDocuments, toReviewed, type StoredDocument } from './document-queries';

export interface ReviewFilter {
  readonly state: EnrolmentState | undefined;
  readonly projectId: bigint | undefined;
  readonly keyword: string | undefined;
}

const columns = {
  enrolment: enrolments,
  project: {
    title: projects.title,
    quota: projects.quota,
    taken: projects.taken,
    documents: projects.documents,
    conditions: projects.conditions,
  },
  person: {
    realName: users.realName,
    hospital: users.hospital,
    department: users.department,
    jobTitle: users.jobTitle,
  },
};

/** One page of all enrolments: open ones oldest first, all others newest first. */
export async function findReviewedEnrolments(
  database: Database,
  filter: ReviewFilter,
  page: { offset: number; limit: number },
): Promise<{ records: ReviewedEnrolment[]; total: number; more: boolean }> {
  const { state, projectId, keyword } = filter;
  const condition = and(
    state && isInState(state),
    projectId === undefined ? undefined : eq(enrolments.projectId, projectId),
    containsKeyword(keyword, [users.realName, projects.title]),
  );
  const order = isPending(state ?? null) ? asc : desc;
  const [rows, count] = await Promise.all([
    select(database, condition)
      .orderBy(order(enrolments.enrolledAt), order(enrolments.id))
      .offset(page.offset)
      .limit(page.limit),
    boundedCount(database, select(database, condition)),
  ]);
  return { records: await toReviewedEnrolments(database, rows), ...boundedTotal(count) };
}

/** One enrolment for operators. */
export async function findReviewedEnrolment(
  database: Database,
  id: bigint,
): Promise<ReviewedEnrolment | undefined> {
  const rows = await select(database, eq(enrolments.id, id));
  return (await toReviewedEnrolments(database, rows))[0];
}

function select(database: Database, condition: SQL | undefined) {
  return database
    .select(columns)
    .from(enrolments)
    .innerJoin(projects, eq(projects.id, enrolments.projectId))
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(condition);
}

type ReviewRow = Awaited<ReturnType<typeof select>>[number];

async function toReviewedEnrolments(database: Database, rows: readonly ReviewRow[]) {
  const stored = await findDocuments(
    database,
    rows.map(({ enrolment }) => enrolment.id),
  );
  return rows.map((row) => toReviewedEnrolment(row, stored));
}

function toReviewedEnrolment(
  { enrolment, project: { title, quota, taken, documents, conditions }, person }: ReviewRow,
  stored: readonly StoredDocument[],
): ReviewedEnrolment {
  const { id, projectId, reason, approvedName, enrolledAt, changedAt, completedAt } = enrolment;
  return {
    id: String(id),
    state: stateOf(enrolment),
    reason,
    approvedName,
    person,
    enrolledAt: enrolledAt.toISOString(),
    changedAt: changedAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
    project: { id: String(projectId), title, quota, left: quota - taken },
    documents: toReviewed(documents, stored, id),
    unmet: unmetConditions(conditions, person),
  };
}
