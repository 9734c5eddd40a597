import type { Database } from '../../db/database';
import { enrolments } from '../../db/enrolment-schema';
import { notFound } from '../../http/fault';
import type { CallContext } from '../../http/register-call';
import { findProject } from '../project/project-detail';
import { lockSignedInUser, signedIn } from '../session/signed-in';
import { enrolFault, refusalOf } from './enrol-rules';
import { tellOfState } from './notices';
import { type Enrolment, toOwnEnrolment } from './own-enrolments';
import { takePlace } from './places';
import { findStanding } from './standing';

/**
 * Enrols the caller, all or nothing. Locks are taken in one order everywhere: person, enrolment, course.
 * @throws PlatformFault A0404 and the refusals of `enrol-rules.ts`
 */
export async function enrolCaller(database: Database, projectId: bigint, context: CallContext) {
  // A crowd before a full course is turned away by reading alone.
  await check(database, projectId, context);
  return database.transaction(async (transaction) => {
    await lockSignedInUser(transaction, context);
    const standing = await check(transaction, projectId, context);
    const { project } = standing;
    const { userId } = signedIn(context);
    const { now } = context;
    const enrolment = await write(transaction, projectId, userId, now);
    if (!(await takePlace(transaction, projectId))) throw enrolFault('A0303', standing);
    await tellOfState(transaction, userId, 'enrolled', { project, reason: null, now });
    return toOwnEnrolment(enrolment, project, now);
  });
}

async function check(database: Database, projectId: bigint, context: CallContext) {
  const project = await findProject(database, projectId, context.now);
  if (!project) throw notFound('该培训项目');
  const standing = await findStanding(database, project, signedIn(context).userId, context.now);
  const refusal = refusalOf(standing, context.now);
  if (refusal) throw enrolFault(refusal, standing);
  return { ...standing, project };
}

/** Who left before and comes again keeps the one row they have. */
async function write(
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
