import type { ResponseOf } from '@/contracts/call';
import type { ArticleSummary, articleDetail } from '@/contracts/article';
import type { findArticle, ArticleRow, findAdjacentArticles } from './article-queries';

type SummaryRow = ArticleRow;
type Neighbours = Awaited<ReturnType<typeof findAdjacentArticles>>;
type DetailRow = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

/** An article in a list response. */
export function toSummary(row: SummaryRow): ArticleSummary {
  return {
    id: String(row.id),
    articleType: row.articleType,
    title: row.title,
    summary: row.summary,
    cover: row.cover,
    categoryId: row.categoryId === null ? null : String(row.categoryId),
    categoryName: row.categoryName,
    source: row.source,
    publishedAt: row.publishedAt.toISOString(),
    ...(row.pinned && { pinned: true }),
  };
}

/** An article with its text and its neighbours in the list. */
export function toDetail(row: DetailRow, { newer, older }: Neighbours): ResponseOf<typeof articleDetail> {
  return { ...toSummary(row), content: row.content, newer: toNeighbour(newer), older: toNeighbour(older) };
}

function toNeighbour(row: Neighbours['newer']) {
  return row ? { id: String(row.id), title: row.title } : null;
}
