import type { FastifyInstance } from 'fastify';
import { articleDetail, articlePage } from '@/contracts/article';
import { recordId } from '../../db/record-id';
import { notFound } from '../../http/fault';
import { registerCall } from '../../http/register-call';
import { countArticles, findArticle, findArticles } from './article-queries';
import { toDetail, toSummary } from './article-wire';

/** Published news and notices. */
export function registerArticle(app: FastifyInstance): void {
  const { database } = app.platform;

  registerCall(app, articlePage, async ({ current, size, query }, { now }) => {
    const { articleType, keyword, categoryId } = query;
    const filter = { articleType, keyword, categoryId: categoryId ? recordId(categoryId) : undefined, now };
    const [total, rows] = await Promise.all([
      countArticles(database, filter),
      findArticles(database, filter, { offset: (current - 1) * size, limit: size }),
    ]);
    return { records: rows.map(toSummary), total, current, size };
  });

  registerCall(app, articleDetail, async ({ id, articleType }, { now }) => {
    const row = await findArticle(database, recordId(id), articleType, now);
    if (!row) throw notFound('该内容');
    return toDetail(row);
  });
}
