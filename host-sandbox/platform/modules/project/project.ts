import type { FastifyInstance } from 'fastify';
import { projectDetail, projectPage } from '@/contracts/project';
import { boundedTotal } from '../../db/bounded-count';
import { recordId } from '../../db/columns';
import type { Session } from '../../http/access';
import { notFound, ApiError } from '../../http/api-error';
import { registerEndpoint } from '../../http/register-endpoint';
import { findEnrolments, toOwnEnrolment } from '../enrolment/enrolment-queries';
import { enrolErrorCode, findEligibility } from '../enrolment/eligibility';
import { projectFilter, findOutline, findProject } from './project-queries';
import { findProjectPage, keywordSearch } from './project-list';
import { toSummary } from './project-presenter';

/** Published courses, with the current user's enrolments. */
export function registerProject(app: FastifyInstance): void {
  const { database } = app.platform;

  registerEndpoint(app, projectPage, async ({ current, size, query }, { now, session }) => {
    const { keyword, hospitalId, mine, sort = 'newest', ...rest } = query;
    const filter = {
      ...rest,
      hospitalId: hospitalId ? recordId(hospitalId) : undefined,
      enrolled: mine ? requireUserId(session) : undefined,
    };
    const condition = projectFilter(database, filter, now);
    const pageQuery = { condition: condition, sort, offset: (current - 1) * size, limit: size, now };
    const { rows, total: count } = await findProjectPage(database, pageQuery, keywordSearch(keyword));
    const own = await findEnrolments(
      database,
      session?.userId,
      rows.map(({ id }) => id),
    );
    return {
      records: rows.map((row) => toSummary(row, own.get(row.id)?.state, now)),
      ...boundedTotal(count),
      current,
      size,
    };
  });

  registerEndpoint(app, projectDetail, async ({ id }, { now, session }) => {
    const project = await findProject(database, recordId(id), now);
    if (!project) throw notFound('该培训项目');
    const { audience, place, content, teachers, study, creditClass, ...listed } = project;
    const [outline, eligibility] = await Promise.all([
      findOutline(database, project.id),
      findEligibility(database, project, session?.userId, now),
    ]);
    const { enrolment } = eligibility;
    return {
      ...toSummary(listed, enrolment?.state, now),
      ...{ audience, place, content, teachers, outline, study, creditClass },
      prerequisites: eligibility.prerequisites.map((one) => ({ ...one, id: String(one.id) })),
      enrolment: enrolment ? toOwnEnrolment(enrolment, project, now) : null,
      refusal: enrolErrorCode(eligibility, now),
      missing: [...eligibility.missing],
    };
  });
}

function requireUserId(session: Session | null): bigint {
  if (!session) throw new ApiError('A0401', '请先登录后再查看本人报名的培训项目');
  return session.userId;
}
