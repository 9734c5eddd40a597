import type { CallName } from '@/contracts/calls';

/** What earlier answers gave for later calls. */
export interface Found {
  readonly username: string;
  readonly password: string;
  token?: string;
  articleId?: string | undefined;
  attachmentId?: string | undefined;
}

const firstPage = { current: 1, size: 10 };

/** A harmless input for each declared call; `null` where an empty list gave nothing to ask for. */
export const inputs: Readonly<Record<CallName, (found: Found) => unknown>> = {
  login: ({ username, password }) => ({ username, password }),
  userInfo: () => ({}),
  logout: () => ({}),
  dictData: () => ({}),
  menuTree: () => ({}),
  categoryTree: () => ({}),
  articlePage: () => ({ ...firstPage, query: { articleType: 'news' } }),
  articleDetail: ({ articleId }) => (articleId ? { id: articleId, articleType: 'news' } : null),
  attachmentPage: () => ({ ...firstPage, query: {} }),
  attachmentDownload: ({ attachmentId }) => (attachmentId ? { id: attachmentId } : null),
  bannerList: () => ({}),
  friendLinkList: () => ({}),
};
