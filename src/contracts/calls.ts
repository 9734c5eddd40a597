import { articleDetail, articlePage } from './article';
import { attachmentDownload, attachmentPage } from './attachment';
import { bannerList } from './banner';
import { categoryTree } from './category';
import { dictData } from './dictionary';
import { friendLinkList } from './friend-link';
import { menuTree } from './menu';
import { login, logout, userInfo } from './session';

/** Every declared call by its name: the list that client, platform, document and checks walk. */
export const calls = {
  login,
  userInfo,
  logout,
  dictData,
  menuTree,
  categoryTree,
  articlePage,
  articleDetail,
  attachmentPage,
  attachmentDownload,
  bannerList,
  friendLinkList,
} as const;

export type CallName = keyof typeof calls;
