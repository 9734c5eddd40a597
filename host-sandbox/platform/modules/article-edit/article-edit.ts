import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { articleEdit, articleEditDetail, articleEditPage, articlePreview } from '@/contracts/article-edit';
import type { RequestOf } from '@/contracts/call';
import type { Database } from '../../db/database';
import { recordId } from '../../db/record-id';
import { articles, categories } from '../../db/schema';
import { ApiError } from '../../http/api-error';
import { registerEndpoint } from '../../http/register-endpoint';
import { indexArticle } from '../search/search-entries';
import { sanitizeHtml } from './sanitize-html';
import { findEditableArticles, findEditableArticle } from './edit-queries';
import { registerAttachmentEditing } from './files';
import { lockArticle } from './lock-article';
import { registerPublishing } from './publish';
import { registerRemoval } from './remove-article';

/** What operators do with news and notices. */
export function registerArticleEdit(app: FastifyInstance): void {
  const { database } = app.platform;

  const edited = (id: bigint, now: Date) => findEditableArticle(database, id, now);

  registerEndpoint(app, articleEditPage, async ({ current, size, query }, { now }) => {
    const { articleType, state, keyword } = query;
    const page = { offset: (current - 1) * size, limit: size };
    return {
      ...(await findEditableArticles(database, { articleType, state, keyword, now }, page)),
      current,
      size,
    };
  });

  registerEndpoint(app, articleEditDetail, ({ id }, { now }) => edited(recordId(id), now));

  registerEndpoint(app, articlePreview, ({ content }) => Promise.resolve(sanitizeHtml(content)));

  registerEndpoint(app, articleEdit, async (input, { now }) => {
    const { content, leftOut } = sanitizeHtml(input.content);
    const id = await database.transaction(async (transaction) => {
      const written = await write(transaction, { ...input, content }, now);
      await indexArticle(transaction, written);
      return written;
    });
    return { ...(await edited(id, now)), leftOut };
  });

  registerPublishing(app);
  registerAttachmentEditing(app);
  registerRemoval(app);
}

/** @returns number of the article that was made or changed */
async function write(
  transaction: Database,
  { id, revision, categoryId, ...fields }: RequestOf<typeof articleEdit>,
  now: Date,
): Promise<bigint> {
  const category = categoryId === null ? null : recordId(categoryId);
  await checkCategory(transaction, category, fields.articleType);
  const values = { ...fields, source: fields.source || null, categoryId: category };
  if (id === null) {
    const [made] = await transaction
      .insert(articles)
      .values({ ...values, cover: null, draft: true, publishedAt: now })
      .returning({ id: articles.id });
    if (!made) throw new Error('a draft was not stored');
    return made.id;
  }
  const number = recordId(id);
  await lockArticle(transaction, number, revision);
  await transaction
    .update(articles)
    .set({ ...values, revision: revision + 1 })
    .where(eq(articles.id, number));
  return number;
}

async function checkCategory(
  transaction: Database,
  id: bigint | null,
  articleType: 'news' | 'notice',
): Promise<void> {
  if (id === null) return;
  const fits = and(eq(categories.id, id), eq(categories.articleType, articleType));
  if ((await transaction.$count(categories, fits)) === 0)
    throw new ApiError('A0400', 'categoryId：没有这个分类，请重新选择');
}
