import { pageSize, readDictionary, readPage, setFields, type OperatorCalls } from './api';

/** The platform's states of an article, and their names. */
export const stateNames = { draft: '草稿', scheduled: '定时发布', published: '已发布' } as const;
export const typeNames = { news: '医院新闻', notice: '通知公告' } as const;
export type ArticleType = keyof typeof typeNames;

/** An article as the list has it; date-times are ISO in UTC. */
export interface ArticleSummary {
  id: string;
  articleType: ArticleType;
  title: string;
  summary: string;
  source: string | null;
  categoryId: string | null;
  categoryName: string | null;
  /** Media path of the cover. */
  cover: string | null;
  publishedAt: string;
  state: keyof typeof stateNames;
  /** At the head of its list. */
  pinned?: boolean;
  revision: number;
}

export interface AttachedFile {
  id: string;
  name: string;
  contentType: string;
  /** Bytes. */
  size: number;
  /** Media path at which a picture or PDF is shown; public while the article is. */
  preview: string | null;
  /** The same for operators, for a while, before the article is public. */
  draftPreview: string | null;
  category?: string;
}

export interface Article extends ArticleSummary {
  content: string;
  attachments: AttachedFile[];
}

/** The fields that an editor writes. */
export interface ArticleFields {
  articleType: ArticleType;
  categoryId: string | null;
  title: string;
  summary: string;
  source: string;
  content: string;
}

/** Markup that the platform removes from a text, because it would not be shown. */
export interface RemovedMarkup {
  kind: 'element' | 'attribute' | 'address';
  name: string;
}

type Revision = Pick<ArticleSummary, 'id' | 'revision'>;

/** The platform's calls for editors. They throw `CallError`. */
export function createArticleApi(calls: OperatorCalls) {
  const call = (name: string, body: object) => calls.admin(`unify-cms/admin/${name}`, body);
  let fileCategories: ReadonlyMap<string, string> = new Map();
  return {
    page: async (current: number, fields: object) =>
      readPage<ArticleSummary>(
        await call('article/page', { current, size: pageSize, query: setFields(fields) }),
      ),
    read: async (id: string) => (await call('article/detail', { id })) as Article,
    /** A text as it would be stored. */
    preview: async (content: string) =>
      (await call('article/preview', { content })) as { content: string; leftOut: RemovedMarkup[] },
    /** @param id `null` for a new article */
    save: async (id: string | null, revision: number, fields: ArticleFields) =>
      (await call('article/doEdit', { id, revision, ...fields })) as Article & { leftOut: RemovedMarkup[] },
    /** @param publishedAt ISO in UTC; `null` is now */
    publish: async ({ id, revision }: Revision, publishedAt: string | null) =>
      (await call('article/publish', { id, revision, published: true, publishedAt })) as Article,
    withdraw: async ({ id, revision }: Revision) =>
      (await call('article/publish', { id, revision, published: false })) as Article,
    /** Pins an article to the head of its list, or unpins it. */
    pin: async ({ id, revision }: Revision, pinned: boolean) =>
      (await call('article/pin', { id, revision, pinned })) as Article,
    /** @param image base64; `null` takes the cover away */
    setCover: async ({ id, revision }: Revision, image: string | null) =>
      (await call('article/cover', { id, revision, image })) as Article,
    remove: ({ id, revision }: Revision) => call('article/remove', { id, revision }),
    addFile: async (articleId: string, name: string, category: string, content: string) =>
      (await call('attachment/add', { articleId, name, category, content })) as AttachedFile,
    removeFile: (id: string) => call('attachment/remove', { id }),
    /** The address of a media path, such as that of a cover. */
    mediaAddress: calls.mediaAddress,
    /** Names of the kinds of files by code; requested until they arrived once. */
    async fileCategories() {
      if (fileCategories.size === 0) fileCategories = await readDictionary(calls, 'download_category');
      return fileCategories;
    },
    async categories(articleType: ArticleType): Promise<{ id: string; name: string }[]> {
      const roots = await calls.open('unify-cms/portal/category/treeList', { articleType });
      return (roots as { children?: { id: string; name: string }[] }[]).flatMap(
        ({ children = [] }) => children,
      );
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

/** Removed markup as text, as in `<h1>、style 属性`; empty for none. */
export const namesOfRemoved = (removed: readonly RemovedMarkup[]) =>
  removed
    .map(({ kind, name }) => {
      if (kind === 'element') return `<${name}>`;
      if (kind === 'attribute') return `${name} 属性`;
      return name === 'img' ? '没有可用地址的图片' : '不能打开的链接地址';
    })
    .join('、');
