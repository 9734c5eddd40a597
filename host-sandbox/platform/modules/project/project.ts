import type { FastifyInstance } from 'fastify';
import type { RequestOf } from '@/contracts/call';
import { projectDetail, projectFacets, projectPage } from '@/contracts/project';
import { boundedTotal } from '../../core/db/bounded-count';
import { recordId } from '../../core/db/columns';
import type { Session } from '../../core/http/access';
import { notFound, ApiError } from '../../core/http/api-error';
import { registerEndpoint } from '../../core/http/register-endpoint';
import {
  findDocuments,
  toRequiredDocuments,
  findEnrolments,
  toOwnEnrolment,
  conditionLists,
  enrolErrorCode,
  findEligibility,
} from '../enrolment/port';
import { findFacets } from './project-facets';
import { projectFilter, findOutline, findProject, type ProjectFilter } from './project-queries';
import { findProjectPage } from './project-list';
import { keywordSearch } from './project-search';
import { toSummary } from './project-presenter';

/** Published courses, with the current user's enrolments. */
export function registerProject(app: FastifyInstance): void {
  const { database } = app.platform;

  registerEndpoint(app, projectPage, async ({ current, size, query }, { now, session }) => {
    const { keyword, sort = 'enrolling' } = query;
    const condition = projectFilter(database, toFilter(query, session), now);
    const pageQuery = { condition, sort, offset: (current - 1) * size, limit: size, now };
    const search = await keywordSearch(database, keyword);
    const { rows, total: count } = await findProjectPage(database, pageQuery, search);
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

  registerEndpoint(app, projectFacets, async ({ query }, { now, session }) => {
    const search = await keywordSearch(database, query.keyword);
    return findFacets(database, toFilter(query, session), search?.scanned, now);
  });

  registerEndpoint(app, projectDetail, async ({ id }, { now, session }) => {
    const project = await findProject(database, recordId(id), now);
    if (!project) throw notFound('该培训项目');
    const { audience, place, content, teachers, study, creditClass, documents, conditions, ...listed } =
      project;
    const [outline, eligibility] = await Promise.all([
      findOutline(database, project.id),
      findEligibility(database, project, session?.userId, now),
    ]);
    const { enrolment } = eligibility;
    const stored = await findDocuments(database, enrolment ? [enrolment.id] : []);
    return {
      ...toSummary(listed, enrolment?.state, now),
      audience,
      place,
      content,
      teachers,
      outline,
      study,
      creditClass,
      prerequisites: eligibility.prerequisites.map((one) => ({ ...one, id: String(one.id) })),
      conditions: { ...conditionLists(conditions), unmet: [...eligibility.unmet] },
      enrolment: enrolment ? toOwnEnrolment(enrolment, project, now) : null,
      documents: toRequiredDocuments(documents, stored),
      refusal: enrolErrorCode(eligibility, now),
      missing: [...eligibility.missing],
    };
  });
}

function toFilter(
  { kind, speciality, province, hasSeats, state, hospitalId, mine }: RequestOf<typeof projectFacets>['query'],
  session: Session | null,
): ProjectFilter {
  return {
    kind,
    speciality,
    province,
    hasSeats,
    state,
    hospitalId: hospitalId ? recordId(hospitalId) : undefined,
    enrolled: mine ? requireUserId(session) : undefined,
  };
}

function requireUserId(session: Session | null): bigint {
  if (!session) throw new ApiError('A0401', '请先登录后再查看本人报名的培训项目');
  return session.userId;
}
