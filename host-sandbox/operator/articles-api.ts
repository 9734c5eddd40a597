import {
  articleCover,
  articleEdit,
  articleEditDetail,
  articleEditPage,
  articlePin,
  articlePreview,
  articlePublish,
  articleRemove,
  attachmentAdd,
  attachmentRemove,
  type EditedArticle as Article,
  type EditedSummary as ArticleSummary,
  type RemovedMarkup,
} from '../../src/contracts/article-edit';
import type { RequestOf } from '../../src/contracts/call';
import { categoryTree } from '../../src/contracts/category';
import { pageSize, readDictionary, type OperatorCalls } from './api';

export type { Article, ArticleSummary, RemovedMarkup };

/** The platform's states of an article, and their names. */
export const stateNames = { draft: '草稿', scheduled: '定时发布', published: '已发布' } as const;
export const typeNames = { news: '医院新闻', notice: '通知公告' } as const;
export type ArticleType = keyof typeof typeNames;

/** A file of an article. */
export type AttachedFile = Article['attachments'][number];

/** The fields that an editor writes. */
export interface ArticleFields {
  articleType: ArticleType;
  categoryId: string | null;
  title: string;
  summary: string;
  source: string;
  content: string;
}

type Revision = Pick<ArticleSummary, 'id' | 'revision'>;

/** The platform's calls for editors. They throw `CallError`. */
export function createArticleApi({ send, page, mediaAddress }: OperatorCalls) {
  let fileCategories: ReadonlyMap<string, string> = new Map();
  return {
    page: (current: number, query: RequestOf<typeof articleEditPage>['query']) =>
      page(articleEditPage, { current, size: pageSize, query }),
    read: (id: string) => send(articleEditDetail, { id }),
    /** A text as it would be stored. @param id of its article; `null` for a new one */
    preview: (content: string, id: string | null) => send(articlePreview, { content, id }),
    /** @param id `null` for a new article */
    save: (id: string | null, revision: number, fields: ArticleFields) =>
      send(articleEdit, { id, revision, ...fields }),
    /** @param publishedAt ISO in UTC; `null` is now */
    publish: ({ id, revision }: Revision, publishedAt: string | null) =>
      send(articlePublish, { id, revision, published: true, publishedAt }),
    withdraw: ({ id, revision }: Revision) => send(articlePublish, { id, revision, published: false }),
    /** Pins an article to the head of its list, or unpins it. */
    pin: ({ id, revision }: Revision, pinned: boolean) => send(articlePin, { id, revision, pinned }),
    /** @param image base64; `null` takes the cover away */
    setCover: ({ id, revision }: Revision, image: string | null) =>
      send(articleCover, { id, revision, image }),
    remove: ({ id, revision }: Revision) => send(articleRemove, { id, revision }),
    addFile: (articleId: string, name: string, category: string, content: string) =>
      send(attachmentAdd, { articleId, name, category, content }),
    removeFile: (id: string) => send(attachmentRemove, { id }),
    /** The address of a media path, such as that of a cover. */
    mediaAddress,
    /** Names of the kinds of files by code; requested until they arrived once. */
    async fileCategories() {
      if (fileCategories.size === 0) fileCategories = await readDictionary(send, 'download_category');
      return fileCategories;
    },
    async categories(articleType: ArticleType): Promise<{ id: string; name: string }[]> {
      const roots = await send(categoryTree, { articleType });
      return roots.flatMap(({ children = [] }) => children);
    },
  };
}

export type ArticleApi = ReturnType<typeof createArticleApi>;

/**
 * The address from which an operator can load a picture of an article's text: a file of the article also while it is a
 * draft. `null` for pictures of other sites, which this page must not load.
 */
export const pictureAddressOf =
  (api: ArticleApi, article: Article | null) =>
  (src: string): string | null => {
    if (!/^\/(?![/\\])/.test(src)) return null;
    const file = article?.attachments.find(({ preview }) => preview === src);
    return api.mediaAddress(file?.draftPreview ?? src);
  };

/** Most pictures that a message names; it counts the others. */
const namedPictures = 3;

/** What was removed as text, as in `2 张图片（a.png、b.png）、<h1>、style 属性`; empty for nothing. */
export function namesOfRemoved(removed: readonly RemovedMarkup[]): string {
  const pictures = removed.filter(({ kind }) => kind === 'picture').map(({ name }) => name);
  const names = [...new Set(pictures.filter(Boolean))].slice(0, namedPictures).join('、');
  const markup = removed
    .filter(({ kind }) => kind !== 'picture')
    .map(({ kind, name }) => {
      if (kind === 'element') return `<${name}>`;
      return kind === 'attribute' ? `${name} 属性` : '不能打开的链接地址';
    });
  const told = pictures.length > 0 ? [`${pictures.length} 张读者看不到的图片${names && `（${names}）`}`] : [];
  return [...told, ...markup].join('、');
}
