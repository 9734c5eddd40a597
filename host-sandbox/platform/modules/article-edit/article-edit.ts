import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { articleTypes, type ArticleType } from '@/contracts/article';
import {
  articleEdit,
  articleEditDetail,
  articleEditPage,
  articlePin,
  articlePreview,
  articlePublish,
  articleRemove,
} from '@/contracts/article-edit';
import type { RequestOf } from '@/contracts/call';
import { limits } from '@/contracts/limits';
import { recordId } from '../../core/db/columns';
import { articles, categories, attachments } from '../../core/db/content-schema';
import type { Database } from '../../core/db/database';
import { ApiError } from '../../core/http/api-error';
import { registerEndpoint, type RequestContext } from '../../core/http/register-endpoint';
import { attachmentPath } from '../attachment/port';
import { recordAudit } from '../audit/port';
import { indexArticle } from '../search/port';
import { articleCovers, registerCover } from './cover';
import { findEditableArticles, findEditableArticle, lockArticle } from './edit-queries';
import { registerAttachmentEditing } from './files';
import { sanitizeHtml } from './sanitize-html';
import { visiblePictures, type PicturePolicy } from './visible-pictures';

/** Operators edit, publish, withdraw and delete news and notices. */
export function registerArticleEdit(app: FastifyInstance): void {
  const { database } = app.platform;

  const clean = async (content: string, id: string | null, now: Date) => {
    const article = id === null ? null : recordId(id);
    return sanitizeHtml(content, await visiblePictures(app.platform, content, article, now));
  };
  const edited = (id: bigint, context: RequestContext) => findEditableArticle(app.platform, id, context);

  registerEndpoint(app, articleEditPage, async ({ current, size, query }, { now }) => {
    const { articleType, state, keyword } = query;
    const page = { offset: (current - 1) * size, limit: size };
    return {
      ...(await findEditableArticles(database, { articleType, state, keyword, now }, page)),
      current,
      size,
    };
  });

  registerEndpoint(app, articleEditDetail, ({ id }, context) => edited(recordId(id), context));

  registerEndpoint(app, articlePreview, async ({ content, id }, { now }) => clean(content, id ?? null, now));

  registerEndpoint(app, articleEdit, async (input, context) => {
    const { now } = context;
    const { content, leftOut } = await clean(input.content, input.id, now);
    const id = await database.transaction(async (transaction) => {
      const written = await write(transaction, { ...input, content }, now);
      await indexArticle(transaction, written);
      const action = input.id === null ? 'articleCreate' : 'articleEdit';
      await recordAudit(transaction, context, { action, subject: written, title: input.title });
      return written;
    });
    return { ...(await edited(id, context)), leftOut };
  });

  registerPublishing(app);
  registerPinning(app);
  registerCover(app);
  registerAttachmentEditing(app);
  registerRemoval(app);
}

/** @returns id of the created or changed article */
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
  const before = await lockArticle(transaction, number, revision);
  if (before.pinned && before.articleType !== fields.articleType)
    await assertPinnable(transaction, fields.articleType, revision);
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

/** Publishes articles, now or at a later time, and withdraws them. */
export function registerPublishing(app: FastifyInstance): void {
  const { database } = app.platform;

  registerEndpoint(app, articlePublish, async (input, context) => {
    const { now } = context;
    const { revision, published } = input;
    const id = recordId(input.id);
    const publishedAt = publicationTime(input.publishedAt, now);
    await database.transaction(async (transaction) => {
      const article = await lockArticle(transaction, id, revision);
      // An unchanged state keeps its publication time; a scheduled article may be rescheduled.
      const isScheduled = !article.draft && article.publishedAt > now;
      if (article.draft !== published && !(published && isScheduled)) return;
      if (published)
        await assertPicturesVisible({ ...app.platform, database: transaction }, id, article, now);
      await transaction
        .update(articles)
        .set({
          draft: !published,
          revision: revision + 1,
          ...(published ? { publishedAt } : { pinned: false }),
        })
        .where(eq(articles.id, id));
      if (published)
        await transaction.update(attachments).set({ publishedAt }).where(eq(attachments.articleId, id));
      await indexArticle(transaction, id);
      const action = published ? 'articlePublish' : 'articleWithdraw';
      await recordAudit(transaction, context, { action, subject: id, title: article.title });
    });
    return findEditableArticle(app.platform, id, context);
  });
}

/**
 * A text may name a file of another article, which was public when the text was stored.
 * @throws ApiError A0409 when readers would not see a picture
 */
async function assertPicturesVisible(
  platform: PicturePolicy,
  id: bigint,
  { content, revision }: { content: string; revision: number },
  now: Date,
): Promise<void> {
  const { leftOut } = sanitizeHtml(content, await visiblePictures(platform, content, id, now));
  const count = leftOut.filter(({ kind }) => kind === 'picture').length;
  if (count > 0)
    throw new ApiError('A0409', `正文里有 ${count} 张读者看不到的图片，请先编辑并保存`, { revision });
}

function publicationTime(requested: string | null | undefined, now: Date): Date {
  const time = requested ? new Date(requested) : now;
  if (time.getTime() - now.getTime() > limits.scheduleDays * 24 * 60 * 60 * 1000)
    throw new ApiError('A0400', '发布时间请选在一年之内');
  return time > now ? time : now;
}

/** Puts articles at the head of their list. */
function registerPinning(app: FastifyInstance): void {
  const { database } = app.platform;

  registerEndpoint(app, articlePin, async ({ id, revision, pinned }, context) => {
    const number = recordId(id);
    await database.transaction(async (transaction) => {
      const { articleType, draft, title, ...before } = await lockArticle(transaction, number, revision);
      if (draft) throw new ApiError('A0409', '草稿不能置顶，请先发布', { revision });
      if (before.pinned === pinned) return;
      if (pinned) await assertPinnable(transaction, articleType, revision);
      await transaction
        .update(articles)
        .set({ pinned, revision: revision + 1 })
        .where(eq(articles.id, number));
      const action = pinned ? 'articlePin' : 'articleUnpin';
      await recordAudit(transaction, context, { action, subject: number, title });
    });
    return findEditableArticle(app.platform, number, context);
  });
}

/** First key of the advisory lock of a list, until the transaction ends; any fixed number. */
const pinningLock = 20261126;

/**
 * Lets transactions that pin articles of a type run one after the other, so that the count holds.
 * @throws ApiError A0409 when as many as allowed are pinned
 */
async function assertPinnable(
  transaction: Database,
  articleType: ArticleType,
  revision: number,
): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(${pinningLock}::int, ${articleTypes.indexOf(articleType)}::int)`,
  );
  const isPinned = and(eq(articles.articleType, articleType), articles.pinned);
  if ((await transaction.$count(articles, isPinned)) >= limits.pinnedMax)
    throw new ApiError('A0409', `每个栏目最多置顶 ${limits.pinnedMax} 篇，请先取消一篇`, { revision });
}

/** Deletes drafts. The search index has no drafts, so nothing is removed from it. */
export function registerRemoval(app: FastifyInstance): void {
  const { database, media } = app.platform;

  registerEndpoint(app, articleRemove, async ({ id, revision }, context) => {
    const number = recordId(id);
    const { files, cover } = await database.transaction(async (transaction) => {
      const { draft, title, cover } = await lockArticle(transaction, number, revision);
      if (!draft) throw new ApiError('A0409', '已发布的内容不能删除，请先撤回', { revision });
      const stored = await transaction
        .select({ file: attachments.file })
        .from(attachments)
        .where(eq(attachments.articleId, number));
      // rows of its files are deleted by cascade
      await transaction.delete(articles).where(eq(articles.id, number));
      await recordAudit(transaction, context, { action: 'articleRemove', subject: number, title });
      return { files: stored, cover };
    });
    await articleCovers(media).remove(cover);
    for (const { file } of files) await media.remove(attachmentPath(file));
    return null;
  });
}
