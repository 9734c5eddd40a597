import { and, count, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { ArticleType } from '@/contracts/article';
import { containsKeyword } from '../../db/keyword';
import type { Database } from '../../db/database';
import { isPublished } from '../../db/published';
import { articles, categories } from '../../db/schema';

export interface ArticleFilter {
  readonly articleType: ArticleType;
  readonly keyword: string | undefined;
  /** Articles of this category or of one right below it. */
  readonly categoryId: bigint | undefined;
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
};

/** One page of a list, newest first; equal moments are ordered by number, so no page repeats a record. */
export function findArticles(
  database: Database,
  filter: ArticleFilter,
  page: { offset: number; limit: number },
) {
  return database
    .select(listed)
    .from(articles)
    .leftJoin(categories, eq(categories.id, articles.categoryId))
    .where(matching(database, filter))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .offset(page.offset)
    .limit(page.limit);
}

export async function countArticles(database: Database, filter: ArticleFilter): Promise<number> {
  const [row] = await database.select({ total: count() }).from(articles).where(matching(database, filter));
  return row?.total ?? 0;
}

export async function findArticle(database: Database, id: bigint, articleType: ArticleType, now: Date) {
  const [row] = await database
    .select({ ...listed, content })
    .from(articles)
    .leftJoin(categories, eq(categories.id, articles.categoryId))
    .where(and(eq(articles.id, id), eq(articles.articleType, articleType), isPublished(now)));
  return row;
}

function matching(
  database: Database,
  { articleType, keyword, categoryId, now }: ArticleFilter,
): SQL | undefined {
  return and(
    eq(articles.articleType, articleType),
    isPublished(now),
    containsKeyword(keyword, [articles.title, articles.summary]),
    categoryId === undefined ? undefined : inArray(articles.categoryId, familyOf(database, categoryId)),
  );
}

function familyOf(database: Database, id: bigint) {
  return database
    .select({ id: categories.id })
    .from(categories)
    .where(or(eq(categories.id, id), eq(categories.parentId, id)));
}
