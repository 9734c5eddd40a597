import type { HostSession } from '../../host-session';
import { callPlatform } from '../../platform-call';
import type { ShellConfig } from '../../shell-config';
import { readPage } from '../read-page';
import type { Article, AttachedFile, Listed, State, Type, Written } from './article';
import type { LeftOut } from './left-out';

/** Articles a page. */
export const pageSize = 10;

/** What is asked for; the empty text stands for all. */
export interface Wanted {
  articleType: Type | '';
  state: State | '';
  keyword: string;
}

export interface Category {
  id: string;
  name: string;
  children?: Category[];
}

/** Codes and names of the kinds of files. */
export type FileCategories = ReadonlyMap<string, string>;

interface Dictionary {
  dictCode: string;
  items: { dictItemCode: string; dictItemName: string }[];
}

/** The platform's calls for editors, made with the host's token; they throw `CallFailure`. */
export function createArticleCalls(config: ShellConfig, session: HostSession) {
  const base = `${config.apiBase}/unify-cms`;
  const call = (name: string, body: object) =>
    callPlatform(`${base}/admin/${name}`, `Bearer ${session.token()}`, body);

  return {
    async page(current: number, { articleType, state, keyword }: Wanted) {
      const query = {
        ...(articleType && { articleType }),
        ...(state && { state }),
        ...(keyword && { keyword }),
      };
      return readPage<Listed>(await call('article/page', { current, size: pageSize, query }));
    },
    read: async (id: string) => (await call('article/detail', { id })) as Article,
    /** A text as it would be stored. */
    preview: async (content: string) =>
      (await call('article/preview', { content })) as { content: string; leftOut: LeftOut[] },
    save: async (written: Written) =>
      (await call('article/doEdit', written)) as Article & { leftOut: LeftOut[] },
    /** @param publishedAt ISO in UTC; `null` is now */
    publish: async ({ id, revision }: Pick<Listed, 'id' | 'revision'>, publishedAt: string | null) =>
      (await call('article/publish', { id, revision, published: true, publishedAt })) as Article,
    withdraw: async ({ id, revision }: Pick<Listed, 'id' | 'revision'>) =>
      (await call('article/publish', { id, revision, published: false })) as Article,
    remove: ({ id, revision }: Pick<Listed, 'id' | 'revision'>) => call('article/remove', { id, revision }),
    addFile: async (articleId: string, name: string, category: string, content: string) =>
      (await call('attachment/add', { articleId, name, category, content })) as AttachedFile,
    removeFile: (id: string) => call('attachment/remove', { id }),
    /** Kinds of files, in the order of the dictionary. */
    fileCategories: async (): Promise<FileCategories> => {
      const data = await callPlatform(`${config.apiBase}/unify-main/admin/dict/data`, '', {});
      const found = (data as Dictionary[]).find(({ dictCode }) => dictCode === 'download_category');
      return new Map(found?.items.map(({ dictItemCode, dictItemName }) => [dictItemCode, dictItemName]));
    },
    categories: async (articleType: Type) => {
      const address = `${base}/portal/category/treeList`;
      const roots = (await callPlatform(address, '', { articleType })) as Category[];
      return roots.flatMap(({ children = [] }) => children);
    },
  };
}

export type ArticleCalls = ReturnType<typeof createArticleCalls>;
