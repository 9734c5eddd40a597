import type { ResponseOf } from '@/contracts/call';
import type { ArticleSummary, articleDetail } from '@/contracts/article';
import type { findArticle, findArticles } from './article-queries';

type SummaryRow = Awaited<ReturnType<typeof findArticles>>[number];
type DetailRow = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

/** What leaves the platform of an article in a list. */
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
  };
}

/** The same with the text. */
export function toDetail(row: DetailRow): ResponseOf<typeof articleDetail> {
  return { ...toSummary(row), content: row.content };
}
