import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, for the database answers and has every migration.
 * @param migrationCount how many migrations this version knows
 */
export function registerHealth(app: FastifyInstance, database: Database, migrationCount: number): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const reason = await notReadyReason(database, migrationCount);
    reply.header('cache-control', 'no-store').code(reason ? 503 : 200);
    return reason ? { status: 'unavailable', reason } : { status: 'ok' };
  });
}

async function notReadyReason(database: Database, migrationCount: number): Promise<string | null> {
  try {
    const applied = database.$count(sql`drizzle.__drizzle_migrations`);
    return (await applied) >= migrationCount ? null : 'migrations';
  } catch {
    return 'database';
  }
}
