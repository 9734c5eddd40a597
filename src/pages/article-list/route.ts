import { articleTypes } from '@/contracts/article';
import { prefetchQuery, unsubscribed, baseApi } from '@/shared/api/base-api';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { articlePaths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { listRequest, parseListParams } from './list-params';
import { messages } from './messages';

const chunks = {
  news: defineChunk(
    () => import('./article-list-page'),
    ({ NewsListPage }) => NewsListPage,
  ),
  notice: defineChunk(
    () => import('./article-list-page'),
    ({ NoticeListPage }) => NoticeListPage,
  ),
};

/** News and notices: one page, two article types (R2.18, R2.20). */
export const articleListRoutes: readonly PageRoute[] = articleTypes.map((type) => ({
  key: `${type}List`,
  pattern: articlePaths[type].list.pattern,
  title: messages[type],
  icon: type,
  layout: 'main',
  chunk: chunks[type],
  loader(dispatch, { query }) {
    const { articlePage, categoryTree } = baseApi.endpoints;
    dispatch(prefetchQuery(articlePage.initiate(listRequest(type, parseListParams(query)), unsubscribed)));
    dispatch(prefetchQuery(categoryTree.initiate({ articleType: type }, unsubscribed)));
  },
}));
