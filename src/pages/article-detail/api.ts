import type { ArticleType } from '@/contracts/article';
import { limits } from '@/contracts/limits';

/** All attachments of an article. */
export const attachmentsRequest = (articleId: string) => ({
  current: 1,
  size: limits.pageSize,
  query: { articleId },
});

/** Number of related articles beside an article. */
export const relatedShown = 4;

/** The newest articles of a category; one of them may be the article itself. */
export const relatedRequest = (articleType: ArticleType, categoryId: string) => ({
  current: 1,
  size: relatedShown + 1,
  query: { articleType, categoryId },
});
