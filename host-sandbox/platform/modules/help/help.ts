import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { helpList } from '@/contracts/help';
import { helpEntries } from '../../core/db/content-schema';
import { registerEndpoint } from '../../core/http/register-endpoint';

/** Frequent questions by topic; topics are in the order of their first question. */
export function registerHelp(app: FastifyInstance): void {
  registerEndpoint(app, helpList, async () => {
    const rows = await app.platform.database.select().from(helpEntries).orderBy(asc(helpEntries.position));
    return [...new Set(rows.map(({ topic }) => topic))].map((topic) => ({
      topic,
      entries: rows
        .filter((row) => row.topic === topic)
        .map(({ id, question, answer, link }) => ({ id: String(id), question, answer, link })),
    }));
  });
}
