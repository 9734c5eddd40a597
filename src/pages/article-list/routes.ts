import { articleTypes } from '@/contracts/article';
import { askAhead, unsubscribed } from '@/shared/api/ask-ahead';
import { platformApi } from '@/shared/api/platform-api';
import { inChunk } from '@/shared/chunks/load-chunk';
import { articlePaths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { listRequest, readListAddress } from './list-address';
import { messages } from './messages';

const load = () => import('./article-list-page');
const chunks = {
  news: inChunk(load, ({ NewsListPage }) => NewsListPage),
  notice: inChunk(load, ({ NoticeListPage }) => NoticeListPage),
};

/** News and notices are one screen with two article types (R2.18, R2.20). */
export const listRoutes: readonly PageRoute[] = articleTypes.map((type) => ({
  key: `${type}List`,
  pattern: articlePaths[type].list.pattern,
  title: messages[type],
  icon: type,
  frame: 'root',
  chunk: chunks[type],
  preload(dispatch, { query }) {
    const { articlePage, categoryTree } = platformApi.endpoints;
    dispatch(askAhead(articlePage.initiate(listRequest(type, readListAddress(query)), unsubscribed)));
    dispatch(askAhead(categoryTree.initiate({ articleType: type }, unsubscribed)));
  },
}));
