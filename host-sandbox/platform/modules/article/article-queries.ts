import { and, asc, desc, eq, gt, gte, inArray, lt, ne, or, sql, type SQL, lte, not } from 'drizzle-orm';
import type { ArticleSort, ArticleType } from '@/contracts/article';
import { limits } from '@/contracts/limits';
import { boundedCount, boundedTotal } from '../../core/db/bounded-count';
import type { Database } from '../../core/db/database';
import { articles, categories } from '../../core/db/content-schema';
import { findPagePosition } from '../../core/db/list-counts';
import { containsKeyword } from '../../core/db/search-text';

export interface ArticleFilter {
  readonly articleType: ArticleType;
  readonly keyword: string | undefined;
  /** Restricts to these categories. */
  readonly categoryIds: readonly bigint[] | undefined;
  /** Published at this time or later. */
  readonly from: Date | undefined;
  /** Published before this time. */
  readonly until: Date | undefined;
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
};

interface Page {
  readonly offset: number;
  readonly limit: number;
}

interface FoundPage {
  readonly rows: readonly ArticleRow[];
  readonly total: number;
  readonly more: boolean;
}

/** One page of a list and the number of its articles: exact, or bounded for a search and for a range of time. */
export function findArticlePage(
  database: Database,
  filter: ArticleFilter,
  { sort, ...page }: Page & { sort: ArticleSort },
): Promise<FoundPage> {
  if (filter.keyword || filter.from || filter.until) return findMatching(database, filter, page, sort);
  if (sort === 'newest') return findPinnedFirst(database, filter, page);
  return sort === 'oldest' ? findOldest(database, filter, page) : findMostRead(database, filter, page);
}

async function findMatching(database: Database, filter: ArticleFilter, page: Page, sort: ArticleSort) {
  const [count, rows] = await Promise.all([
    boundedCount(database, database.select({ id: articles.id }).from(articles).where(matching(filter))),
    findArticles(database, matching(filter), page, sort),
  ]);
  return { rows, ...boundedTotal(count) };
}

/** Pages from the other end of the same list, so that no page reads past more than a month. */
async function findOldest(database: Database, filter: ArticleFilter, { offset, limit }: Page) {
  const { total } = await findNewest(database, filter, { offset: 0, limit: 0 });
  const left = Math.max(0, total - offset);
  const mirrored = { offset: Math.max(0, left - limit), limit: Math.min(limit, left) };
  const { rows } = await findNewest(database, filter, mirrored);
  return { rows: rows.reverse(), total, more: false };
}

/** Reads along the index of this order; the number of articles is that of the other orders. */
async function findMostRead(database: Database, filter: ArticleFilter, page: Page) {
  const [{ total }, rows] = await Promise.all([
    findNewest(database, filter, { offset: 0, limit: 0 }),
    findArticles(database, matching(filter), page, 'mostRead'),
  ]);
  return { rows, total, more: false };
}

/**
 * Pinned articles, newest first, then all others. There are few pinned articles, so they are filtered out of the list
 * of all.
 */
async function findPinnedFirst(database: Database, filter: ArticleFilter, { offset, limit }: Page) {
  const isPinned = and(matching(filter), articles.pinned);
  const pinned = await findArticles(database, isPinned, { offset: 0, limit: limits.pinnedMax });
  const first = pinned.slice(offset, offset + limit);
  const skipped = Math.max(0, offset - pinned.length);
  const wanted = limit - first.length;
  const { rows, total } = await findNewest(database, filter, {
    offset: skipped,
    limit: wanted === 0 ? 0 : wanted + pinned.length,
  });
  const [top] = rows;
  // pinned articles above the first row: as many of the next rows belong to the pages before
  const above = top ? pinned.filter((article) => isNewer(article, top)).length : 0;
  const others = rows.filter(({ id }) => !pinned.some((article) => article.id === id));
  return { rows: [...first, ...others.slice(above, above + wanted)], total, more: false };
}

const isNewer = (a: ArticleRow, b: ArticleRow) =>
  a.publishedAt > b.publishedAt || (a.publishedAt.getTime() === b.publishedAt.getTime() && a.id > b.id);

/** A page of articles ordered by time alone, and their number. */
async function findNewest(database: Database, filter: ArticleFilter, { offset, limit }: Page) {
  const { articleType, categoryIds, now } = filter;
  const scheduled = and(not(articles.draft), gt(articles.publishedAt, now));
  const ahead = sql`(select count(*) from ${articles} where ${and(ofLists(filter), scheduled)})`;
  const lists = categoryIds?.map((id) => `${articleType}/${id}`) ?? [articleType];
  const place = await findPagePosition(database, lists, 'month', offset, { ahead, now });
  const earlier = place.before ? lt(articles.publishedAt, place.before) : undefined;
  const rows =
    limit > 0 && offset < place.total
      ? await findArticles(database, and(matching(filter), earlier), { offset: place.skipped, limit })
      : [];
  return { rows, total: place.total };
}

export type ArticleRow = Awaited<ReturnType<typeof findArticles>>[number];

/** Articles, newest first by default; ties are ordered by id, so no page repeats a record. */
function findArticles(
  database: Database,
  condition: SQL | undefined,
  page: Page,
  sort: ArticleSort = 'newest',
) {
  const direction = sort === 'oldest' ? asc : desc;
  const byTime = [direction(articles.publishedAt), direction(articles.id)];
  const order = sort === 'mostRead' ? [desc(articles.reads), ...byTime] : byTime;
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

/** A published article of a type, with its text; `undefined` if there is none. */
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
  const { from, until, now } = filter;
  return and(
    ofLists(filter),
    isPublished(now),
    contains,
    from && gte(articles.publishedAt, from),
    until && lt(articles.publishedAt, until),
  );
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
