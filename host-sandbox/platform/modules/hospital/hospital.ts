import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { hospitalDetail, hospitalMap, hospitalPage } from '@/contracts/hospital';
import { hospitals, projects } from '../../db/course-schema';
import { recordId } from '../../db/record-id';
import { notFound } from '../../http/api-error';
import { registerEndpoint } from '../../http/register-endpoint';
import { isPublicProject } from '../project/project-queries';
import { countByProvince, countHospitals, findHospitals } from './hospital-queries';

/** Training bases. */
export function registerHospital(app: FastifyInstance): void {
  const { database } = app.platform;

  registerEndpoint(app, hospitalPage, async ({ current, size, query }) => {
    const [total, rows] = await Promise.all([
      countHospitals(database, query),
      findHospitals(database, query, { offset: (current - 1) * size, limit: size }),
    ]);
    return { records: rows.map((row) => ({ ...row, id: String(row.id) })), total, current, size };
  });

  registerEndpoint(app, hospitalMap, (filter) => countByProvince(database, filter));

  registerEndpoint(app, hospitalDetail, async (input, { now }) => {
    const id = recordId(input.id);
    const [row] = await database.select().from(hospitals).where(eq(hospitals.id, id));
    if (!row) throw notFound('该培训基地');
    const projectCount = await database.$count(
      projects,
      and(eq(projects.hospitalId, id), isPublicProject(now)),
    );
    return { ...row, id: String(row.id), projectCount };
  });
}
