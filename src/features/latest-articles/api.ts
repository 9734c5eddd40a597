import type { ArticleType } from '@/contracts/article';

/** The newest few of a type, as home and landing page show them: one query, so that both share one answer. */
const latest = (articleType: ArticleType, size: number) => ({ current: 1, size, query: { articleType } });

export const latestNewsQuery = latest('news', 8);
export const latestNoticesQuery = latest('notice', 8);
