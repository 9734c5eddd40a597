import { articleTypes } from '@/contracts/article';
import { isId } from '@/contracts/fields';
import { platformApi } from '@/shared/api/platform-api';
import { articlePaths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { attachmentsOf } from './attachments-request';
import { messages } from './messages';

const chunks = {
  news: () => import('./article-detail-page').then(({ NewsPage }) => ({ default: NewsPage })),
  notice: () => import('./article-detail-page').then(({ NoticePage }) => ({ default: NoticePage })),
};

/** News and notices are read on one screen (R2.19, R2.21). */
export const detailRoutes: readonly PageRoute[] = articleTypes.map((type) => ({
  key: `${type}Detail`,
  pattern: articlePaths[type].item.pattern,
  title: messages[type],
  frame: 'root',
  chunk: chunks[type],
  preload(dispatch, { params: { id = '' } }) {
    if (!isId(id)) return;
    dispatch(platformApi.util.prefetch('articleDetail', { id, articleType: type }, {}));
    dispatch(platformApi.util.prefetch('attachmentPage', attachmentsOf(id), {}));
  },
}));
