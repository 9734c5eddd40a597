import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { RequestOf } from '@/contracts/call';
import type { EnrolmentState } from '@/contracts/enrolment-fields';
import { enrolmentReview, enrolmentReviewPage } from '@/contracts/enrolment-review';
import { projects } from '../../db/course-schema';
import type { Database } from '../../db/database';
import { enrolments } from '../../db/enrolment-schema';
import { recordId } from '../../db/record-id';
import { PlatformFault } from '../../http/fault';
import { registerCall } from '../../http/register-call';
import { tellOfState } from './notices';
import { freePlace } from './places';
import { findForReview, findReviewed } from './review-queries';

/** From which states an operator may lead to another. */
const ways: Readonly<Record<RequestOf<typeof enrolmentReview>['state'], readonly EnrolmentState[]>> = {
  review: ['enrolled'],
  approved: ['enrolled', 'review'],
  refused: ['enrolled', 'review'],
};

/** What operators do with enrolments. */
export function registerReview(app: FastifyInstance): void {
  const { database } = app.platform;

  registerCall(app, enrolmentReviewPage, async ({ current, size, query }) => {
    const { state, keyword, projectId } = query;
    const filter = { state, keyword, projectId: projectId ? recordId(projectId) : undefined };
    const page = { offset: (current - 1) * size, limit: size };
    return { ...(await findForReview(database, filter, page)), current, size };
  });

  registerCall(app, enrolmentReview, async (input, { now }) => {
    const id = recordId(input.id);
    await database.transaction((transaction) => decide(transaction, id, input, now));
    const reviewed = await findReviewed(database, id);
    if (!reviewed) throw notThere();
    return reviewed;
  });
}

async function decide(
  transaction: Database,
  id: bigint,
  { state, reason }: Pick<RequestOf<typeof enrolmentReview>, 'state' | 'reason'>,
  now: Date,
): Promise<void> {
  const [enrolment] = await transaction.select().from(enrolments).where(eq(enrolments.id, id)).for('update');
  if (!enrolment) throw notThere();
  const { projectId, userId } = enrolment;
  // Another operator, or the person, may have been faster.
  if (!ways[state].includes(enrolment.state))
    throw new PlatformFault('A0409', '该报名的状态已改变，请刷新后再操作', { state: enrolment.state });
  const kept = state === 'refused' ? reason : null;
  await transaction
    .update(enrolments)
    .set({ state, reason: kept, changedAt: now })
    .where(eq(enrolments.id, id));
  if (state === 'refused') await freePlace(transaction, projectId);
  const [project] = await transaction
    .select({ id: projects.id, title: projects.title })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (project) await tellOfState(transaction, userId, state, { project, reason: kept, now });
}

function notThere(): PlatformFault {
  return new PlatformFault('A0404', '没有这条报名');
}
