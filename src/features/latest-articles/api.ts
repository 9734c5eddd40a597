import type { ArticleType } from '@/contracts/article';

/** The latest articles of a type. Home and welcome page use the same query, so they share one cached response. */
const latest = (articleType: ArticleType, size: number) => ({ current: 1, size, query: { articleType } });

export const latestNewsQuery = latest('news', 8);
export const latestNoticesQuery = latest('notice', 8);
