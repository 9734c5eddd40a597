import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { articleRemove } from '@/contracts/article-edit';
import { recordId } from '../../db/record-id';
import { articles, attachments } from '../../db/schema';
import { ApiError } from '../../http/api-error';
import { registerEndpoint } from '../../http/register-endpoint';
import { deleteStoredFile } from './files';
import { lockArticle } from './lock-article';

/** Drafts that operators give up. The search knows no draft, so there is nothing to take out of it. */
export function registerRemoval(app: FastifyInstance): void {
  const { database, mediaFolder } = app.platform;

  registerEndpoint(app, articleRemove, async ({ id, revision }) => {
    const number = recordId(id);
    const files = await database.transaction(async (transaction) => {
      const { draft } = await lockArticle(transaction, number, revision);
      if (!draft) throw new ApiError('A0409', '已发布的内容不能删除，请先撤回', { revision });
      const stored = await transaction
        .select({ file: attachments.file })
        .from(attachments)
        .where(eq(attachments.articleId, number));
      // its files' rows go with it
      await transaction.delete(articles).where(eq(articles.id, number));
      return stored;
    });
    for (const { file } of files) deleteStoredFile(mediaFolder, file);
    return null;
  });
}
