import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { limits } from '@/contracts/limits';
import { teacherDetail } from '@/contracts/teacher';
import { recordId } from '../../core/db/columns';
import { hospitals, projects, teachers } from '../../core/db/course-schema';
import { notFound } from '../../core/http/api-error';
import { registerEndpoint } from '../../core/http/register-endpoint';
import { findEnrolments } from '../enrolment/port';
import { findProjects, toSummary, isPublicProject } from '../project/port';

/** Teachers of the courses. */
export function registerTeacher(app: FastifyInstance): void {
  const { database } = app.platform;

  registerEndpoint(app, teacherDetail, async (input, { now, session }) => {
    const [row] = await database
      .select({ teacher: teachers, hospitalName: hospitals.name })
      .from(teachers)
      .innerJoin(hospitals, eq(hospitals.id, teachers.hospitalId))
      .where(eq(teachers.id, recordId(input.id)));
    if (!row) throw notFound('该教师');
    const { id, name, title, hospitalId, introduction, portrait } = row.teacher;
    const taught = JSON.stringify([{ id: String(id) }]);
    const courses = await findProjects(database, {
      condition: and(isPublicProject(now), sql`${projects.teachers} @> ${taught}::jsonb`),
      sort: 'enrolling',
      offset: 0,
      limit: limits.teacherProjects,
      now,
    });
    const courseIds = courses.map((course) => course.id);
    const enrolled = await findEnrolments(database, session?.userId, courseIds);
    return {
      id: String(id),
      hospitalId: String(hospitalId),
      name,
      title,
      hospitalName: row.hospitalName,
      introduction,
      portrait,
      projects: courses.map((course) => toSummary(course, enrolled.get(course.id)?.state, now)),
    };
  });
}
