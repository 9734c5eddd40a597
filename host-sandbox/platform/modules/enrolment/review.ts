import { eq, and } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { RequestOf } from '@/contracts/call';
import { isPending, type EnrolmentState } from '@/contracts/enrolment-fields';
import { enrolmentReview, enrolmentReviewPage } from '@/contracts/enrolment-review';
import { users } from '../../core/db/account-schema';
import { recordId } from '../../core/db/columns';
import { projects } from '../../core/db/course-schema';
import { enrolments } from '../../core/db/enrolment-schema';
import type { Database } from '../../core/db/database';
import { certificates } from '../../core/db/study-schema';
import { ApiError } from '../../core/http/api-error';
import { registerEndpoint, type RequestContext } from '../../core/http/register-endpoint';
import { recordAudit, recordReading } from '../audit/port';
import { currentSession, shareLockUser } from '../session/port';
import { completeIfDone, hasLessons, lockStartedWatchBudget } from '../study/port';
import { toEnrolment, type Enrolment } from './enrolment-queries';
import { notifyEnrolmentState } from './notifications';
import { findReviewedEnrolment, findReviewedEnrolments } from './reviewed-enrolments';
import { releaseSeat, reserveSeat } from './seats';

/** Allowed previous states of each state that an operator may set. */
const allowedTransitions: Readonly<
  Record<RequestOf<typeof enrolmentReview>['state'], readonly EnrolmentState[]>
> = {
  // From a decision too: it is reverted.
  review: ['incomplete', 'enrolled', 'approved', 'refused'],
  approved: ['enrolled', 'review'],
  refused: ['incomplete', 'enrolled', 'review'],
};

const auditActions = {
  review: 'enrolmentReopen',
  approved: 'enrolmentApprove',
  refused: 'enrolmentRefuse',
} as const;

/** Operators review enrolments. */
export function registerReview(app: FastifyInstance): void {
  const { database } = app.platform;

  registerEndpoint(app, enrolmentReviewPage, async ({ current, size, query }, context) => {
    await recordReading(database, context, 'enrolmentRead', query);
    const { state, keyword, projectId } = query;
    const filter = { state, keyword, projectId: projectId ? recordId(projectId) : undefined };
    const page = { offset: (current - 1) * size, limit: size };
    return { ...(await findReviewedEnrolments(database, filter, page)), current, size };
  });

  registerEndpoint(app, enrolmentReview, async (input, context) => {
    const id = recordId(input.id);
    const from = await database.transaction((transaction) => decide(transaction, id, input, context));
    const operator = String(currentSession(context).userId);
    app.log.info({ enrolment: input.id, operator, from, to: input.state }, 'enrolment decided');
    const reviewed = await findReviewedEnrolment(database, id);
    if (!reviewed) throw enrolmentNotFound();
    return reviewed;
  });
}

/**
 * Decides an enrolment, reverts a decision, or approves a name that has changed since the approval, and notifies the
 * user with the reason.
 * @returns the previous state
 * @throws ApiError A0404; A0409 when the state, a completed course, an issued certificate or a changed name does not
 *   allow it; A0303 when a refused user needs a seat again and none is left
 */
async function decide(
  transaction: Database,
  id: bigint,
  { state, reason, realName: seenName }: RequestOf<typeof enrolmentReview>,
  context: RequestContext,
): Promise<EnrolmentState> {
  const { now } = context;
  const { hasStudied, ...enrolment } = await lockEnrolment(transaction, id);
  const { projectId, userId } = enrolment;
  const [person] = await transaction
    .select({ realName: users.realName })
    .from(users)
    .where(eq(users.id, userId));
  const realName = person?.realName ?? '';
  if (seenName !== undefined && seenName !== realName)
    throw new ApiError('A0409', '报名者的姓名已改变，请核对后再操作', { state: enrolment.state, realName });
  const isNameApproval =
    state === 'approved' && enrolment.state === 'approved' && enrolment.approvedName !== realName;
  if (isNameApproval) await assertNotIssued(transaction, enrolment);
  else assertAllowed(enrolment, state);
  const isReverted = state === 'review' && !isPending(enrolment.state);
  const storedReason = state === 'refused' || isReverted ? reason : null;
  await transaction
    .update(enrolments)
    .set({
      state,
      reason: storedReason,
      approvedName: state === 'approved' ? realName : null,
      changedAt: now,
    })
    .where(eq(enrolments.id, id));
  if (state === 'refused') await releaseSeat(transaction, projectId, now);
  if (enrolment.state === 'refused' && !(await reserveSeat(transaction, projectId)))
    throw new ApiError('A0303', '该培训项目的名额已满，不能撤回');
  const [project] = await transaction
    .select({ id: projects.id, title: projects.title })
    .from(projects)
    .where(eq(projects.id, projectId));
  const notifiedState = isNameApproval ? 'nameApproved' : isReverted ? 'reverted' : state;
  if (project)
    await notifyEnrolmentState(transaction, userId, notifiedState, { project, reason: storedReason, now });
  // The last lesson may have been done while the approval was reverted.
  if (state === 'approved' && hasStudied && (await hasLessons(transaction, projectId)))
    await completeIfDone(transaction, { userId, projectId, now });
  const title = project?.title ?? '';
  await recordAudit(transaction, context, {
    action: auditActions[state],
    subject: id,
    personId: userId,
    title,
    ...(isNameApproval && { fields: ['realName'] }),
  });
  return enrolment.state;
}

/**
 * Locks the user of an enrolment shared, their watch budget, then the enrolment: the order of the user's own acts.
 * @throws ApiError A0404
 */
async function lockEnrolment(
  transaction: Database,
  id: bigint,
): Promise<Enrolment & { hasStudied: boolean }> {
  const [found] = await transaction
    .select({ userId: enrolments.userId })
    .from(enrolments)
    .where(eq(enrolments.id, id));
  if (!found) throw enrolmentNotFound();
  await shareLockUser(transaction, found.userId);
  const hasStudied = await lockStartedWatchBudget(transaction, found.userId);
  const [enrolment] = await transaction.select().from(enrolments).where(eq(enrolments.id, id)).for('update');
  if (!enrolment) throw enrolmentNotFound();
  return { ...toEnrolment(enrolment), hasStudied };
}

function assertAllowed({ state, completedAt }: Enrolment, next: keyof typeof allowedTransitions): void {
  // Another operator or the user may have been faster.
  if (!allowedTransitions[next].includes(state))
    throw new ApiError('A0409', '该报名的状态已改变，请刷新后再操作', { state });
  if (completedAt !== null) throw new ApiError('A0409', '该学员已完成培训，不能撤回', { state });
}

/** An issued certificate keeps its name. */
async function assertNotIssued(
  transaction: Database,
  { projectId, userId, state }: Enrolment,
): Promise<void> {
  const issued = and(eq(certificates.userId, userId), eq(certificates.projectId, projectId));
  if ((await transaction.$count(certificates, issued)) > 0)
    throw new ApiError('A0409', '证书已颁发，姓名不能再变更', { state });
}

function enrolmentNotFound(): ApiError {
  return new ApiError('A0404', '没有这条报名');
}
