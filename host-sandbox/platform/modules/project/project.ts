import type { FastifyInstance } from 'fastify';
import { projectDetail, projectPage } from '@/contracts/project';
import { capped } from '../../db/count-some';
import { recordId } from '../../db/record-id';
import type { Session } from '../../http/access';
import { notFound, PlatformFault } from '../../http/fault';
import { registerCall } from '../../http/register-call';
import { enrolmentsIn, toOwnEnrolment } from '../enrolment/own-enrolments';
import { refusalOf } from '../enrolment/enrol-rules';
import { findStanding } from '../enrolment/standing';
import { matching } from './project-queries';
import { findOutline, findProject } from './project-detail';
import { findPage } from './project-page';
import { searchFor } from './project-search';
import { toSummary } from './project-wire';

/** Published courses, with what is the caller's own in them. */
export function registerProject(app: FastifyInstance): void {
  const { database } = app.platform;

  registerCall(app, projectPage, async ({ current, size, query }, { now, session }) => {
    const { keyword, hospitalId, mine, sort = 'newest', ...rest } = query;
    const filter = {
      ...rest,
      hospitalId: hospitalId ? recordId(hospitalId) : undefined,
      enrolled: mine ? ownerOf(session) : undefined,
    };
    const fits = matching(database, filter, now);
    const wanted = { condition: fits, sort, offset: (current - 1) * size, limit: size, now };
    const { rows, total: count } = await findPage(database, wanted, searchFor(keyword));
    const own = await enrolmentsIn(
      database,
      session?.userId,
      rows.map(({ id }) => id),
    );
    return {
      records: rows.map((row) => toSummary(row, own.get(row.id)?.state, now)),
      ...capped(count),
      current,
      size,
    };
  });

  registerCall(app, projectDetail, async ({ id }, { now, session }) => {
    const project = await findProject(database, recordId(id), now);
    if (!project) throw notFound('该培训项目');
    const { audience, place, content, teachers, study, creditClass, ...listed } = project;
    const [outline, standing] = await Promise.all([
      findOutline(database, project.id),
      findStanding(database, project, session?.userId, now),
    ]);
    const { enrolment } = standing;
    return {
      ...toSummary(listed, enrolment?.state, now),
      ...{ audience, place, content, teachers, outline, study, creditClass },
      prerequisites: standing.prerequisites.map((one) => ({ ...one, id: String(one.id) })),
      enrolment: enrolment ? toOwnEnrolment(enrolment, project, now) : null,
      refusal: refusalOf(standing, now),
      missing: [...standing.missing],
    };
  });
}

function ownerOf(session: Session | null): bigint {
  if (!session) throw new PlatformFault('A0401', '请先登录后再查看本人报名的培训项目');
  return session.userId;
}
