import { articleTypes } from '@/contracts/article';
import { isId } from '@/contracts/fields';
import { prefetchQuery, unsubscribed, baseApi } from '@/shared/api/base-api';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { articlePaths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { attachmentsRequest } from './api';
import { messages } from './messages';

const chunks = {
  news: defineChunk(
    () => import('./article-detail-page'),
    ({ NewsPage }) => NewsPage,
  ),
  notice: defineChunk(
    () => import('./article-detail-page'),
    ({ NoticePage }) => NoticePage,
  ),
};

/** A news item or a notice: one page, two article types (R2.19, R2.21). */
export const articleDetailRoutes: readonly PageRoute[] = articleTypes.map((type) => ({
  key: `${type}Detail`,
  pattern: articlePaths[type].item.pattern,
  title: messages[type],
  icon: 'document',
  layout: 'main',
  dynamicNewTab: true,
  chunk: chunks[type],
  loader(dispatch, { params: { id = '' } }) {
    if (!isId(id)) return;
    const { articleDetail, attachmentPage } = baseApi.endpoints;
    dispatch(prefetchQuery(articleDetail.initiate({ id, articleType: type }, unsubscribed)));
    dispatch(prefetchQuery(attachmentPage.initiate(attachmentsRequest(id), unsubscribed)));
  },
}));
