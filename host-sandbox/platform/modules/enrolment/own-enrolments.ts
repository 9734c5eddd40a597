import { and, eq, inArray } from 'drizzle-orm';
import type { EnrolmentState, OwnEnrolment } from '@/contracts/enrolment-fields';
import type { Database } from '../../db/database';
import { enrolments } from '../../db/enrolment-schema';

export type Enrolment = typeof enrolments.$inferSelect;

const seatHoldingStates: ReadonlySet<EnrolmentState> = new Set<EnrolmentState>([
  'enrolled',
  'review',
  'approved',
]);

/** True while an enrolment takes one of the places. */
export function holdsSeat(state: EnrolmentState): boolean {
  return seatHoldingStates.has(state);
}

/** A person's enrolments in these courses by the course; none for a visitor. */
export async function findEnrolments(
  database: Database,
  userId: bigint | undefined,
  projectIds: readonly bigint[],
): Promise<Map<bigint, Enrolment>> {
  if (userId === undefined || projectIds.length === 0) return new Map();
  const rows = await database
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), inArray(enrolments.projectId, [...projectIds])));
  return new Map(rows.map((row) => [row.projectId, row]));
}

/** What leaves the platform of an enrolment for its owner. */
export function toOwnEnrolment(
  { id, state, reason, enrolledAt, changedAt, completedAt }: Enrolment,
  { startsAt }: { readonly startsAt: Date },
  now: Date,
): OwnEnrolment {
  return {
    id: String(id),
    state,
    reason,
    enrolledAt: enrolledAt.toISOString(),
    changedAt: changedAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
    mayLeave: holdsSeat(state) && now < startsAt,
  };
}
