import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { articlePublish } from '@/contracts/article-edit';
import { limits } from '@/contracts/limits';
import { recordId } from '../../db/record-id';
import { articles, attachments } from '../../db/schema';
import { ApiError } from '../../http/api-error';
import { registerEndpoint } from '../../http/register-endpoint';
import { indexArticle } from '../search/search-entries';
import { findEditableArticle } from './edit-queries';
import { lockArticle } from './lock-article';

/** Articles are published, now or at a time to come, and withdrawn. */
export function registerPublishing(app: FastifyInstance): void {
  const { database } = app.platform;

  registerEndpoint(app, articlePublish, async (input, { now }) => {
    const { revision, published } = input;
    const id = recordId(input.id);
    const publishedAt = publicationTime(input.publishedAt, now);
    await database.transaction(async (transaction) => {
      const article = await lockArticle(transaction, id, revision);
      // What is so already stays as it is, with its moment; one that is still to come may become another.
      const isScheduled = !article.draft && article.publishedAt > now;
      if (article.draft !== published && !(published && isScheduled)) return;
      await transaction
        .update(articles)
        .set({ draft: !published, revision: revision + 1, ...(published && { publishedAt }) })
        .where(eq(articles.id, id));
      if (published)
        await transaction.update(attachments).set({ publishedAt }).where(eq(attachments.articleId, id));
      await indexArticle(transaction, id);
    });
    return findEditableArticle(database, id, now);
  });
}

function publicationTime(wanted: string | null | undefined, now: Date): Date {
  const moment = wanted ? new Date(wanted) : now;
  if (moment.getTime() - now.getTime() > limits.scheduleDays * 24 * 60 * 60 * 1000)
    throw new ApiError('A0400', '发布时间请选在一年之内');
  return moment > now ? moment : now;
}
