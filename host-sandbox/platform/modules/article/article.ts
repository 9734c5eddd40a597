import type { FastifyInstance } from 'fastify';
import { articleDetail, articlePage, articleSorts } from '@/contracts/article';
import { startOfChinaDay } from '@/contracts/china-time';
import { recordId } from '../../core/db/columns';
import { notFound } from '../../core/http/api-error';
import { registerEndpoint } from '../../core/http/register-endpoint';
import { categoryWithChildren, findArticle, findArticlePage, findAdjacentArticles } from './article-queries';
import { toDetail, toSummary } from './article-presenter';
import { articleRead, createReadBatches, storeReads } from './article-reads';

/** Published news and notices. */
export function registerArticle(app: FastifyInstance): void {
  const { database, encryption } = app.platform;
  const reads = createReadBatches((batch) => storeReads(database, batch));
  app.addHook('onClose', () => reads.dispose());

  registerEndpoint(app, articlePage, async ({ current, size, query }, { now }) => {
    const { articleType, keyword, categoryId, sort = 'newest' } = query;
    const categoryIds = categoryId ? await categoryWithChildren(database, recordId(categoryId)) : undefined;
    const filter = {
      articleType,
      keyword,
      categoryIds,
      now,
      from: query.from === undefined ? undefined : startOfChinaDay(query.from),
      until: query.to === undefined ? undefined : startOfChinaDay(query.to, 1),
    };
    const page = { sort, offset: (current - 1) * size, limit: size };
    const { rows, ...count } = await findArticlePage(database, filter, page);
    return { records: rows.map(toSummary), ...count, sorts: [...articleSorts], current, size };
  });

  registerEndpoint(app, articleDetail, async ({ id, articleType }, { now, client }) => {
    const row = await findArticle(database, recordId(id), articleType, now);
    if (!row) throw notFound('该内容');
    reads.add(articleRead(encryption, row.id, client, now));
    return toDetail(row, await findAdjacentArticles(database, row, now));
  });
}
