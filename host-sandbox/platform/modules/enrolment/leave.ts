import { and, eq } from 'drizzle-orm';
import { projects } from '../../db/course-schema';
import type { Database } from '../../db/database';
import { enrolments } from '../../db/enrolment-schema';
import { ApiError } from '../../http/api-error';
import type { RequestContext } from '../../http/register-endpoint';
import { lockCurrentUser, currentSession } from '../session/current-user';
import { notifyEnrolmentState } from './notifications';
import { holdsSeat, toOwnEnrolment } from './own-enrolments';
import { releaseSeat } from './seats';

/** Takes the caller out of a course and frees the place. @throws PlatformFault A0404, A0409, A0308 */
export function leaveProject(database: Database, projectId: bigint, context: RequestContext) {
  return database.transaction(async (transaction) => {
    await lockCurrentUser(transaction, context);
    const { userId } = currentSession(context);
    const { now } = context;
    const [enrolment] = await transaction
      .select()
      .from(enrolments)
      .where(and(eq(enrolments.projectId, projectId), eq(enrolments.userId, userId)))
      .for('update');
    const [project] = await transaction
      .select({ id: projects.id, title: projects.title, startsAt: projects.startsAt })
      .from(projects)
      .where(eq(projects.id, projectId));
    if (!enrolment || !project) throw new ApiError('A0404', '您没有报名该培训项目');
    if (!holdsSeat(enrolment.state)) throw new ApiError('A0409', '该报名已结束，无需退出');
    if (now >= project.startsAt) throw new ApiError('A0308', '培训已开始，不能退出');
    const change = { state: 'left' as const, reason: null, changedAt: now };
    await transaction.update(enrolments).set(change).where(eq(enrolments.id, enrolment.id));
    await releaseSeat(transaction, projectId);
    await notifyEnrolmentState(transaction, userId, 'left', { project, reason: null, now });
    return toOwnEnrolment({ ...enrolment, ...change }, project, now);
  });
}
