import type { FastifyInstance } from 'fastify';
import { articleDetail, articlePage } from '@/contracts/article';
import { capped } from '../../db/count-some';
import { recordId } from '../../db/record-id';
import { notFound } from '../../http/fault';
import { registerCall } from '../../http/register-call';
import { countArticles, familyOf, findArticle, findArticles, findNeighbours } from './article-queries';
import { toDetail, toSummary } from './article-wire';

/** Published news and notices. */
export function registerArticle(app: FastifyInstance): void {
  const { database } = app.platform;

  registerCall(app, articlePage, async ({ current, size, query }, { now }) => {
    const { articleType, keyword, categoryId } = query;
    const categoryIds = categoryId ? await familyOf(database, recordId(categoryId)) : undefined;
    const filter = { articleType, keyword, categoryIds, now };
    const [count, rows] = await Promise.all([
      countArticles(database, filter),
      findArticles(database, filter, { offset: (current - 1) * size, limit: size }),
    ]);
    return { records: rows.map(toSummary), ...capped(count), current, size };
  });

  registerCall(app, articleDetail, async ({ id, articleType }, { now }) => {
    const row = await findArticle(database, recordId(id), articleType, now);
    if (!row) throw notFound('该内容');
    return toDetail(row, await findNeighbours(database, row, now));
  });
}
