import { extname } from 'node:path';
import type { ArticleType } from '@/contracts/article';
import type { articles, attachments } from '../core/db/content-schema';
import type { ArticleSeed } from './article-seed';
import { categoryRows } from './categories';
import { seedArticles } from './content/all';
import { officeHourBefore } from './days';
import { coverAddress } from './entry-covers';
import { contentTypeOf, makeDocument } from './media/document';
import { toRichText } from './rich-text';

/** Days over which the articles are spread. */
const span = 715;

interface DatedArticle {
  readonly seed: ArticleSeed;
  readonly type: ArticleType;
  readonly id: bigint;
  readonly publishedAt: Date;
}

/** Rows of all articles: news first, each list newest first, so the first news item has id 1. */
export function articleRows(now: Date): (typeof articles.$inferInsert)[] {
  const categories = categoryRows();
  return datedArticles(now).map(({ seed, type, id, publishedAt }) => ({
    id,
    articleType: type,
    categoryId:
      categories.find(({ name, articleType }) => name === seed.category && articleType === type)?.id ?? null,
    title: seed.title,
    summary: seed.summary,
    content: toRichText(seed.body),
    cover: seed.cover ? coverAddress('article', id) : null,
    source: seed.source,
    draft: seed.draft ?? false,
    pinned: seed.pinned ?? false,
    reads: readsOf(seed, Number(id)),
    publishedAt,
  }));
}

/** A pinned article has been read most; the others some hundred times. */
function readsOf({ draft, daysAgo = 0, pinned }: ArticleSeed, id: number): number {
  if (draft || daysAgo < 0) return 0;
  return (pinned ? 3000 : 120) + ((id * 389) % 1700);
}

/** Rows of all attachments; `file` is what `writeMedia` writes. */
export function attachmentRows(now: Date): (typeof attachments.$inferInsert)[] {
  const withFiles = datedArticles(now).flatMap((article) =>
    (article.seed.files ?? []).map((name) => ({ ...article, name })),
  );
  return withFiles.map(({ seed, id, publishedAt, name }, index) => ({
    id: BigInt(index + 1),
    articleId: id,
    name,
    file: `${index + 1}${extname(name)}`,
    contentType: contentTypeOf(name),
    size: makeDocument(name, seed).length,
    category: downloadCategoryOf(name),
    // forms and the manual are the most popular
    downloads: 17 + ((index * 137) % 400) + (/表|手册/.test(name) ? 800 : 0),
    publishedAt,
  }));
}

/** File and content of every attachment, in the order of `attachmentRows`. */
export function attachmentFiles(): { file: string; make: () => Buffer }[] {
  const all = [...seedArticles.news, ...seedArticles.notice];
  return all
    .flatMap((seed) => (seed.files ?? []).map((name) => ({ seed, name })))
    .map(({ seed, name }, index) => ({
      file: `${index + 1}${extname(name)}`,
      make: () => makeDocument(name, seed),
    }));
}

/** In-app path of the news item with this title. */
export function articlePath(title: string): string {
  const index = seedArticles.news.findIndex((seed) => seed.title === title);
  if (index < 0) throw new Error(`no news item is called ${title}`);
  return `/article/${index + 1}`;
}

function datedArticles(now: Date): DatedArticle[] {
  const news = datedList('news', seedArticles.news, 1, now);
  return [...news, ...datedList('notice', seedArticles.notice, news.length + 1, now)];
}

function datedList(
  type: ArticleType,
  seeds: readonly ArticleSeed[],
  firstId: number,
  now: Date,
): DatedArticle[] {
  return seeds.map((seed, index) => {
    // Denser towards the present; the newest is two or three days old.
    const share = index / Math.max(1, seeds.length - 1);
    const days = seed.daysAgo ?? 2 + (type === 'notice' ? 1 : 0) + Math.round(span * share ** 1.4);
    return { seed, type, id: BigInt(firstId + index), publishedAt: officeHourBefore(now, days, index) };
  });
}

/** Patterns of file names by category of `download_category`, more specific ones first. */
const categoryPatterns: readonly [RegExp, string][] = [
  [/考核|补考|证书|评分/, 'examination'],
  [/报名表|申请表|申请书|承诺书/, 'form'],
  [/招生|课程|大纲/, 'enrolment'],
  [/办法|规定|须知|规范/, 'policy'],
  [/手册|指南|选编|对照表|数据/, 'material'],
];

/** Category of a sample file in the download centre. */
export function downloadCategoryOf(name: string): string {
  return categoryPatterns.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
}
