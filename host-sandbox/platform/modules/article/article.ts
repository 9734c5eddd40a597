import type { FastifyInstance } from 'fastify';
import { articleDetail, articlePage } from '@/contracts/article';
import { recordId } from '../../db/columns';
import { notFound } from '../../http/api-error';
import { registerEndpoint } from '../../http/register-endpoint';
import { categoryWithChildren, findArticle, findArticlePage, findAdjacentArticles } from './article-queries';
import { toDetail, toSummary } from './article-presenter';

/** Published news and notices. */
export function registerArticle(app: FastifyInstance): void {
  const { database } = app.platform;

  registerEndpoint(app, articlePage, async ({ current, size, query }, { now }) => {
    const { articleType, keyword, categoryId } = query;
    const categoryIds = categoryId ? await categoryWithChildren(database, recordId(categoryId)) : undefined;
    const filter = { articleType, keyword, categoryIds, now };
    const page = { offset: (current - 1) * size, limit: size };
    const { rows, ...count } = await findArticlePage(database, filter, page);
    return { records: rows.map(toSummary), ...count, current, size };
  });

  registerEndpoint(app, articleDetail, async ({ id, articleType }, { now }) => {
    const row = await findArticle(database, recordId(id), articleType, now);
    if (!row) throw notFound('该内容');
    return toDetail(row, await findAdjacentArticles(database, row, now));
  });
}
