import { limits } from '@/contracts/limits';

/** The request for all attachments of an article. */
export const attachmentsRequest = (articleId: string) => ({
  current: 1,
  size: limits.pageSize,
  query: { articleId },
});
