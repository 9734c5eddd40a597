import { and, asc, desc, eq, gt, inArray, lt, ne, or, sql, type SQL, lte, not } from 'drizzle-orm';
import type { ArticleType } from '@/contracts/article';
import { boundedCount, boundedTotal } from '../../db/bounded-count';
import type { Database } from '../../db/database';
import { articles, categories } from '../../db/content-schema';
import { findPagePlace } from '../../db/list-counts';
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

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** One page of a list and the number of its articles: exact, or bounded for a search. */
export async function findArticlePage(database: Database, filter: ArticleFilter, { offset, limit }: Page) {
  const { articleType, categoryIds, keyword, now } = filter;
  if (keyword) {
    const [count, rows] = await Promise.all([
      boundedCount(database, database.select({ id: articles.id }).from(articles).where(matching(filter))),
      findArticles(database, matching(filter), { offset, limit }),
    ]);
    return { rows, ...boundedTotal(count) };
  }
  const scheduled = and(not(articles.draft), gt(articles.publishedAt, now));
  const ahead = sql`(select count(*) from ${articles} where ${and(ofLists(filter), scheduled)})`;
  const lists = categoryIds?.map((id) => `${articleType}/${id}`) ?? [articleType];
  const place = await findPagePlace(database, lists, 'month', offset, { ahead, now });
  const earlier = place.before ? lt(articles.publishedAt, place.before) : undefined;
  const rows =
    offset < place.total
      ? await findArticles(database, and(matching(filter), earlier), { offset: place.skipped, limit })
      : [];
  return { rows, total: place.total, more: false };
}

export type ArticleRow = Awaited<ReturnType<typeof findArticles>>[number];

/** Articles, newest first; ties are ordered by id, so no page repeats a record. */
function findArticles(database: Database, condition: SQL | undefined, page: Page) {
  const order = [desc(articles.publishedAt), desc(articles.id)];
  // Skipped rows are counted along the index; only those of the page are read.
  const shown = database
    .select({ id: articles.id })
    .from(articles)
    .where(condition)
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

function matching(filter: ArticleFilter): SQL | undefined {
  const contains = containsKeyword(filter.keyword, [articles.title, articles.summary]);
  return and(ofLists(filter), isPublished(filter.now), contains);
}

function ofLists({ articleType, categoryIds }: ArticleFilter): SQL | undefined {
  return and(
    eq(articles.articleType, articleType),
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
