import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { RequestOf } from '@/contracts/call';
import type { EnrolmentState } from '@/contracts/enrolment-fields';
import { enrolmentReview, enrolmentReviewPage } from '@/contracts/enrolment-review';
import { projects } from '../../db/course-schema';
import type { Database } from '../../db/database';
import { enrolments } from '../../db/enrolment-schema';
import { recordId } from '../../db/record-id';
import { ApiError } from '../../http/api-error';
import { registerEndpoint } from '../../http/register-endpoint';
import { currentSession } from '../session/current-user';
import { notifyEnrolmentState } from './notifications';
import { releaseSeat, reserveSeat } from './seats';
import { findReviewedEnrolments, findReviewedEnrolment } from './review-queries';

/** From which states an operator may lead to another. */
const allowedTransitions: Readonly<
  Record<RequestOf<typeof enrolmentReview>['state'], readonly EnrolmentState[]>
> = {
  // From a decision as well: it is taken back.
  review: ['enrolled', 'approved', 'refused'],
  approved: ['enrolled', 'review'],
  refused: ['enrolled', 'review'],
};

/** What operators do with enrolments. */
export function registerReview(app: FastifyInstance): void {
  const { database } = app.platform;

  registerEndpoint(app, enrolmentReviewPage, async ({ current, size, query }) => {
    const { state, keyword, projectId } = query;
    const filter = { state, keyword, projectId: projectId ? recordId(projectId) : undefined };
    const page = { offset: (current - 1) * size, limit: size };
    return { ...(await findReviewedEnrolments(database, filter, page)), current, size };
  });

  registerEndpoint(app, enrolmentReview, async (input, context) => {
    const id = recordId(input.id);
    const from = await database.transaction((transaction) => decide(transaction, id, input, context.now));
    const operator = String(currentSession(context).userId);
    app.log.info({ enrolment: input.id, operator, from, to: input.state }, 'enrolment decided');
    const reviewed = await findReviewedEnrolment(database, id);
    if (!reviewed) throw enrolmentNotFound();
    return reviewed;
  });
}

/**
 * Decides, or takes a decision back. The person is told, with the reason.
 * @returns the state before
 * @throws PlatformFault A0404; A0409 when the state, or the course that was finished, leaves no such way; A0303 when
 * who was refused is to have a place again and none is left
 */
async function decide(
  transaction: Database,
  id: bigint,
  { state, reason }: Pick<RequestOf<typeof enrolmentReview>, 'state' | 'reason'>,
  now: Date,
): Promise<EnrolmentState> {
  const [enrolment] = await transaction.select().from(enrolments).where(eq(enrolments.id, id)).for('update');
  if (!enrolment) throw enrolmentNotFound();
  const { projectId, userId } = enrolment;
  // Another operator, or the person, may have been faster.
  if (!allowedTransitions[state].includes(enrolment.state))
    throw new ApiError('A0409', '该报名的状态已改变，请刷新后再操作', { state: enrolment.state });
  if (enrolment.completedAt !== null)
    throw new ApiError('A0409', '该学员已完成培训，不能撤回', { state: enrolment.state });
  const isTakenBack = enrolment.state === 'approved' || enrolment.state === 'refused';
  const kept = state === 'refused' || isTakenBack ? reason : null;
  await transaction
    .update(enrolments)
    .set({ state, reason: kept, changedAt: now })
    .where(eq(enrolments.id, id));
  if (state === 'refused') await releaseSeat(transaction, projectId);
  if (enrolment.state === 'refused' && !(await reserveSeat(transaction, projectId)))
    throw new ApiError('A0303', '该培训项目的名额已满，不能撤回');
  const [project] = await transaction
    .select({ id: projects.id, title: projects.title })
    .from(projects)
    .where(eq(projects.id, projectId));
  const told = isTakenBack ? 'takenBack' : state;
  if (project) await notifyEnrolmentState(transaction, userId, told, { project, reason: kept, now });
  return enrolment.state;
}

function enrolmentNotFound(): ApiError {
  return new ApiError('A0404', '没有这条报名');
}
