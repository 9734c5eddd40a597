import type { EditedArticle } from '@/contracts/article-edit';
import type { apiFor } from './api';

/** The fields of a notice that an operator writes first. */
export const draftNotice = {
  id: null,
  revision: 0,
  articleType: 'notice',
  categoryId: '9',
  title: '关于调整考核时间的通知',
  summary: '考核推迟一周',
  source: '培训办公室',
  content: '<p>考核推迟一周</p>',
};

/** Calls of an operator who writes articles, for tests. */
export function createArticleEditApi({ send, as }: ReturnType<typeof apiFor>) {
  return {
    write: async (fields: object = {}) =>
      send('articleEdit', { ...draftNotice, ...fields }, await as('admin')),
    publish: async ({ id, revision }: EditedArticle, published: boolean) =>
      send('articlePublish', { id, revision, published }, await as('admin')),
    remove: async ({ id, revision }: EditedArticle) =>
      send('articleRemove', { id, revision }, await as('admin')),
    /** @param bytes the content, a character a byte */
    addFile: async (articleId: string, name: string, bytes: string, category = 'policy') => {
      const content = Buffer.from(bytes, 'latin1').toString('base64');
      return send('attachmentAdd', { articleId, name, category, content }, await as('admin'));
    },
    /** The notice as the public reads it. */
    read: ({ id }: { id: string }) => send('articleDetail', { id, articleType: 'notice' }),
  };
}
