import { and, asc, desc, eq, inArray, ne, or, sql, type SQL, lte, not } from 'drizzle-orm';
import type { ArticleType } from '@/contracts/article';
import { boundedCount } from '../../db/bounded-count';
import type { Database } from '../../db/database';
import { articles, categories } from '../../db/content-schema';
import { containsKeyword } from '../../db/search-text';

export interface ArticleFilter {
  readonly articleType: ArticleType;
  readonly keyword: string | undefined;
  /** Restricts to these categories. */
  readonly categoryIds: readonly bigint[] | undefined;
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

/** One page of a list, newest first; ties are ordered by id, so no page repeats a record. */
export function findArticles(
  database: Database,
  filter: ArticleFilter,
  page: { offset: number; limit: number },
) {
  const order = [desc(articles.publishedAt), desc(articles.id)];
  // Skipped rows are counted along the index; only those of the page are read.
  const shown = database
    .select({ id: articles.id })
    .from(articles)
    .where(matching(filter))
    .orderBy(...order)
    .offset(page.offset)
    .limit(page.limit)
    .as('shown');
  return database
    .select(listed)
    .from(shown)
    .innerJoin(articles, eq(articles.id, shown.id))
    .leftJoin(categories, eq(categories.id, articles.categoryId))
    .orderBy(...order);
}

/** Number of matching articles, counted to one beyond `limits.countMax` at most. */
export function countArticles(database: Database, filter: ArticleFilter): Promise<number> {
  return boundedCount(database, database.select({ id: articles.id }).from(articles).where(matching(filter)));
}

export async function findArticle(database: Database, id: bigint, articleType: ArticleType, now: Date) {
  const [row] = await database
    .select({ ...listed, content })
    .from(articles)
    .leftJoin(categories, eq(categories.id, articles.categoryId))
    .where(and(eq(articles.id, id), eq(articles.articleType, articleType), isPublished(now)));
  return row;
}

/** The newer and the older article in the list; `undefined` at either end. */
export async function findAdjacentArticles(
  database: Database,
  { id, articleType, publishedAt }: { id: bigint; articleType: ArticleType; publishedAt: Date },
  now: Date,
) {
  const position = sql`(${articles.publishedAt}, ${articles.id})`;
  const currentPosition = sql`(${publishedAt.toISOString()}::timestamptz, ${id}::bigint)`;
  const beside = (side: SQL, order: typeof asc) =>
    database
      .select({ id: articles.id, title: articles.title })
      .from(articles)
      .where(and(eq(articles.articleType, articleType), isPublished(now), ne(articles.id, id), side))
      .orderBy(order(articles.publishedAt), order(articles.id))
      .limit(1);
  const [[newer], [older]] = await Promise.all([
    beside(sql`${position} > ${currentPosition}`, asc),
    beside(sql`${position} < ${currentPosition}`, desc),
  ]);
  return { newer, older };
}

function matching({ articleType, keyword, categoryIds, now }: ArticleFilter): SQL | undefined {
  return and(
    eq(articles.articleType, articleType),
    isPublished(now),
    containsKeyword(keyword, [articles.title, articles.summary]),
    categoryIds && inArray(articles.categoryId, [...categoryIds]),
  );
}

/** A category and its direct children. Looked up first, so that a single one is an index scan. */
export async function categoryWithChildren(database: Database, id: bigint): Promise<bigint[]> {
  const rows = await database
    .select({ id: categories.id })
    .from(categories)
    .where(or(eq(categories.id, id), eq(categories.parentId, id)));
  return rows.map((row) => row.id);
}

/** Condition of public articles: no draft, publication time reached. */
export function isPublished(now: Date): SQL | undefined {
  return and(not(articles.draft), lte(articles.publishedAt, now));
}
