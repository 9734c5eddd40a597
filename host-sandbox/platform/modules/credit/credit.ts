import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { startOfChinaYear } from '@/contracts/china-time';
import { creditPage, creditSummary } from '@/contracts/credit';
import { projects } from '../../core/db/course-schema';
import { certificates, credits } from '../../core/db/study-schema';
import { registerEndpoint } from '../../core/http/register-endpoint';
import { currentSession } from '../session/port';

/** Credits of the current user. */
export function registerCredit(app: FastifyInstance): void {
  const { database } = app.platform;

  registerEndpoint(app, creditPage, async ({ current, size, query: { year, creditClass } }, context) => {
    const own = and(
      eq(credits.userId, currentSession(context).userId),
      creditClass && eq(credits.creditClass, creditClass),
      year === undefined
        ? undefined
        : and(
            gte(credits.earnedAt, startOfChinaYear(year)),
            lt(credits.earnedAt, startOfChinaYear(year + 1)),
          ),
    );
    const [total, rows] = await Promise.all([
      database.$count(credits, own),
      database
        .select({ credit: credits, title: projects.title, certificate: certificates.number })
        .from(credits)
        .innerJoin(projects, eq(projects.id, credits.projectId))
        .leftJoin(
          certificates,
          and(
            eq(certificates.userId, credits.userId),
            eq(certificates.projectId, credits.projectId),
            isNull(certificates.revokedAt),
          ),
        )
        .where(own)
        .orderBy(desc(credits.earnedAt), desc(credits.id))
        .offset((current - 1) * size)
        .limit(size),
    ]);
    const records = rows.map(
      ({ credit: { id, projectId, points, creditClass, earnedAt }, title, certificate }) => ({
        id: String(id),
        projectId: String(projectId),
        title,
        credits: points,
        creditClass,
        certificate,
        earnedAt: earnedAt.toISOString(),
      }),
    );
    return { records, total, current, size };
  });

  registerEndpoint(app, creditSummary, async (_input, context) => {
    // Beijing is UTC+8 all year; names of time zones need data that a database may not have.
    const year = sql<number>`extract(year from (${credits.earnedAt} at time zone 'UTC') + interval '8 hours')::int`;
    const sumOf = (kind: 'I' | 'II') =>
      sql<number>`coalesce(sum(${credits.points}) filter (where ${credits.creditClass} = ${kind}), 0)::int`;
    const years = await database
      .select({ year: year.as('year'), I: sumOf('I'), II: sumOf('II') })
      .from(credits)
      .where(eq(credits.userId, currentSession(context).userId))
      .groupBy(sql`1`)
      .orderBy(sql`1 desc`);
    return { total: years.reduce((sum, { I, II }) => sum + I + II, 0), years };
  });
}
