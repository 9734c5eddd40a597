import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { enrol, enrolmentLeave, enrolmentMine } from '@/contracts/enrolment';
import { hospitals, projects } from '../../db/course-schema';
import { enrolments } from '../../db/enrolment-schema';
import { recordId } from '../../db/record-id';
import { registerEndpoint } from '../../http/register-endpoint';
import { listedColumns } from '../project/project-queries';
import { toSummary } from '../project/project-presenter';
import { currentSession } from '../session/current-user';
import { countLessons } from './count-lessons';
import { enrolCurrentUser } from './enrol';
import { leaveProject } from './leave';
import { toOwnEnrolment } from './own-enrolments';
import { registerReview } from './review';

/** Enrolling, leaving, one's own enrolments, and their review. */
export function registerEnrolment(app: FastifyInstance): void {
  const { database } = app.platform;

  registerEndpoint(app, enrol, ({ projectId }, context) =>
    enrolCurrentUser(database, recordId(projectId), context),
  );

  registerEndpoint(app, enrolmentLeave, ({ projectId }, context) =>
    leaveProject(database, recordId(projectId), context),
  );

  registerEndpoint(app, enrolmentMine, async ({ current, size, query: { state } }, context) => {
    const { userId } = currentSession(context);
    const own = and(eq(enrolments.userId, userId), state && eq(enrolments.state, state));
    const [total, rows] = await Promise.all([
      database.$count(enrolments, own),
      database
        .select({ enrolment: enrolments, project: listedColumns })
        .from(enrolments)
        .innerJoin(projects, eq(projects.id, enrolments.projectId))
        .innerJoin(hospitals, eq(hospitals.id, projects.hospitalId))
        .where(own)
        .orderBy(desc(enrolments.enrolledAt), desc(enrolments.id))
        .offset((current - 1) * size)
        .limit(size),
    ]);
    const ids = rows.map(({ project }) => project.id);
    const lessons = await countLessons(database, userId, ids);
    const records = rows.map(({ enrolment, project }) => ({
      ...toOwnEnrolment(enrolment, project, context.now),
      project: toSummary(project, enrolment.state, context.now),
      lessons: lessons.get(project.id) ?? { done: 0, all: 0 },
    }));
    return { records, total, current, size };
  });

  registerReview(app);
}
