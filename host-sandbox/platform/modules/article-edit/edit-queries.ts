import { and, desc, eq, gt, lt, lte, sql, type SQL } from 'drizzle-orm';
import { articleTypes, type ArticleType } from '@/contracts/article';
import type { ArticleState, EditedArticle, EditedSummary } from '@/contracts/article-edit';
import { boundedTotal, boundedCount } from '../../core/db/bounded-count';
import { articles, attachments, categories } from '../../core/db/content-schema';
import type { Database } from '../../core/db/database';
import { findPagePosition, type PagePosition } from '../../core/db/list-counts';
import { containsKeyword } from '../../core/db/search-text';
import { ApiError } from '../../core/http/api-error';
import type { RequestContext } from '../../core/http/register-endpoint';
import type { PlatformDeps } from '../../core/platform-deps';
import { toSummary } from '../article/port';
import { toEditedFile } from './edited-file';

export interface EditableArticleFilter {
  readonly articleType: ArticleType | undefined;
  readonly state: ArticleState | undefined;
  readonly keyword: string | undefined;
  readonly now: Date;
}

const { content, ...listed } = {
  id: articles.id,
  articleType: articles.articleType,
  title: articles.title,
  summary: articles.summary,
  content: articles.content,
  cover: articles.cover,
  categoryId: articles.categoryId,
  categoryName: categories.name,
  source: articles.source,
  publishedAt: articles.publishedAt,
  pinned: articles.pinned,
  draft: articles.draft,
  revision: articles.revision,
};

/** One page of all articles, newest first, and their number. */
export async function findEditableArticles(
  database: Database,
  filter: EditableArticleFilter,
  page: { offset: number; limit: number },
): Promise<{ total: number; more: boolean; records: EditedSummary[] }> {
  const { before, skipped, ...count } = await findPlace(database, filter, page.offset);
  const rows = await database
    .select(listed)
    .from(articles)
    .leftJoin(categories, eq(categories.id, articles.categoryId))
    .where(and(matching(filter), before ? lt(articles.publishedAt, before) : undefined))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .offset(skipped)
    .limit(page.limit);
  return {
    ...count,
    records: rows.map((row) => ({ ...toSummary(row), ...publicationState(row, filter.now) })),
  };
}

/** The position of a page, and the number of articles: exact, or bounded for a search and for scheduled articles. */
async function findPlace(
  database: Database,
  { articleType, state, keyword, now }: EditableArticleFilter,
  offset: number,
): Promise<PagePosition & { more: boolean }> {
  if (keyword || state === 'scheduled') {
    const where = matching({ articleType, state, keyword, now });
    const rows = database.select({ id: articles.id }).from(articles).where(where);
    return { ...boundedTotal(await boundedCount(database, rows)), before: null, skipped: offset };
  }
  const types = articleType ? [articleType] : articleTypes;
  const drafts = types.map((type) => `${type}/draft`);
  if (state === undefined)
    return { ...(await findPagePosition(database, [...types, ...drafts], 'month', offset)), more: false };
  if (state === 'draft')
    return { ...(await findPagePosition(database, drafts, 'month', offset)), more: false };
  const scheduled = matching({ articleType, state: 'scheduled', keyword: undefined, now });
  const ahead = sql`(select count(*) from ${articles} where ${scheduled})`;
  return { ...(await findPagePosition(database, types, 'month', offset, { ahead, now })), more: false };
}

/** One article with text and files. @throws ApiError A0404 */
export async function findEditableArticle(
  platform: Pick<PlatformDeps, 'database' | 'encryption'>,
  id: bigint,
  context: RequestContext,
): Promise<EditedArticle> {
  const { database } = platform;
  const [row] = await database
    .select({ ...listed, content })
    .from(articles)
    .leftJoin(categories, eq(categories.id, articles.categoryId))
    .where(eq(articles.id, id));
  if (!row) throw articleNotFound();
  const files = await database
    .select()
    .from(attachments)
    .where(eq(attachments.articleId, id))
    .orderBy(desc(attachments.publishedAt), desc(attachments.id));
  const { content: text } = row;
  return {
    ...toSummary(row),
    ...publicationState(row, context.now),
    content: text,
    attachments: files.map((file) => toEditedFile(file, platform, context)),
  };
}

function publicationState(
  { draft, publishedAt, revision }: { draft: boolean; publishedAt: Date; revision: number },
  now: Date,
): Pick<EditedSummary, 'state' | 'revision'> {
  return { state: draft ? 'draft' : publishedAt > now ? 'scheduled' : 'published', revision };
}

function matching({ articleType, state, keyword, now }: EditableArticleFilter): SQL | undefined {
  return and(
    articleType === undefined ? undefined : eq(articles.articleType, articleType),
    state === undefined ? undefined : eq(articles.draft, state === 'draft'),
    state === 'scheduled' ? gt(articles.publishedAt, now) : undefined,
    state === 'published' ? lte(articles.publishedAt, now) : undefined,
    containsKeyword(keyword, [articles.title, articles.summary]),
  );
}

/**
 * Locks an article until the end of the transaction.
 * @throws ApiError A0404; A0409 when it was changed since this revision was read
 */
export async function lockArticle(transaction: Database, id: bigint, revision: number) {
  const [row] = await transaction
    .select({
      title: articles.title,
      articleType: articles.articleType,
      draft: articles.draft,
      pinned: articles.pinned,
      cover: articles.cover,
      revision: articles.revision,
      publishedAt: articles.publishedAt,
      content: articles.content,
    })
    .from(articles)
    .where(eq(articles.id, id))
    .for('update');
  if (!row) throw articleNotFound();
  if (row.revision !== revision)
    throw new ApiError('A0409', '这篇内容已被他人修改，请重新打开后再改', { revision: row.revision });
  return row;
}

export function articleNotFound(): ApiError {
  return new ApiError('A0404', '没有这篇内容');
}
