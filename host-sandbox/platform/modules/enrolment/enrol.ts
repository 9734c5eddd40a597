import type { Database } from '../../db/database';
import { enrolments } from '../../db/enrolment-schema';
import { notFound } from '../../http/api-error';
import type { RequestContext } from '../../http/register-endpoint';
import { findProject } from '../project/project-detail';
import { lockCurrentUser, currentSession } from '../session/current-user';
import { enrolError, enrolErrorCode } from './enrol-rules';
import { notifyEnrolmentState } from './notifications';
import { type Enrolment, toOwnEnrolment } from './own-enrolments';
import { reserveSeat } from './seats';
import { findEligibility } from './eligibility';

/**
 * Enrols the caller, all or nothing. Locks are taken in one order everywhere: person, enrolment, course.
 * @throws PlatformFault A0404 and the refusals of `enrol-rules.ts`
 */
export async function enrolCurrentUser(database: Database, projectId: bigint, context: RequestContext) {
  // A crowd before a full course is turned away by reading alone.
  await assertEligible(database, projectId, context);
  return database.transaction(async (transaction) => {
    await lockCurrentUser(transaction, context);
    const standing = await assertEligible(transaction, projectId, context);
    const { project } = standing;
    const { userId } = currentSession(context);
    const { now } = context;
    const enrolment = await upsertEnrolment(transaction, projectId, userId, now);
    if (!(await reserveSeat(transaction, projectId))) throw enrolError('A0303', standing);
    await notifyEnrolmentState(transaction, userId, 'enrolled', { project, reason: null, now });
    return toOwnEnrolment(enrolment, project, now);
  });
}

async function assertEligible(database: Database, projectId: bigint, context: RequestContext) {
  const project = await findProject(database, projectId, context.now);
  if (!project) throw notFound('该培训项目');
  const standing = await findEligibility(database, project, currentSession(context).userId, context.now);
  const refusal = enrolErrorCode(standing, context.now);
  if (refusal) throw enrolError(refusal, standing);
  return { ...standing, project };
}

/** Who left before and comes again keeps the one row they have. */
async function upsertEnrolment(
  transaction: Database,
  projectId: bigint,
  userId: bigint,
  now: Date,
): Promise<Enrolment> {
  const fresh = { state: 'enrolled' as const, reason: null, enrolledAt: now, changedAt: now };
  const [row] = await transaction
    .insert(enrolments)
    .values({ projectId, userId, ...fresh })
    .onConflictDoUpdate({ target: [enrolments.projectId, enrolments.userId], set: fresh })
    .returning();
  if (!row) throw new Error('the enrolment was not written');
  return row;
}
