import { articleTypes } from '@/contracts/article';
import { isId } from '@/contracts/fields';
import { askAhead, unsubscribed } from '@/shared/api/ask-ahead';
import { platformApi } from '@/shared/api/platform-api';
import { inChunk } from '@/shared/chunks/load-chunk';
import { articlePaths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { attachmentsOf } from './attachments-request';
import { messages } from './messages';

const load = () => import('./article-detail-page');
const chunks = {
  news: inChunk(load, ({ NewsPage }) => NewsPage),
  notice: inChunk(load, ({ NoticePage }) => NoticePage),
};

/** News and notices are read on one screen (R2.19, R2.21). */
export const detailRoutes: readonly PageRoute[] = articleTypes.map((type) => ({
  key: `${type}Detail`,
  pattern: articlePaths[type].item.pattern,
  title: messages[type],
  icon: 'document',
  frame: 'root',
  chunk: chunks[type],
  preload(dispatch, { params: { id = '' } }) {
    if (!isId(id)) return;
    const { articleDetail, attachmentPage } = platformApi.endpoints;
    dispatch(askAhead(articleDetail.initiate({ id, articleType: type }, unsubscribed)));
    dispatch(askAhead(attachmentPage.initiate(attachmentsOf(id), unsubscribed)));
  },
}));
