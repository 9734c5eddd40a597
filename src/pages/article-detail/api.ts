import { limits } from '@/contracts/limits';

/** All attachments of an article. */
export const attachmentsRequest = (articleId: string) => ({
  current: 1,
  size: limits.pageSize,
  query: { articleId },
});
