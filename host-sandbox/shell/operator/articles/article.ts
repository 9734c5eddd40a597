/** What the platform calls the states of an article, and what people call them. */
export const stateNames = { draft: '草稿', scheduled: '定时发布', published: '已发布' } as const;
export type State = keyof typeof stateNames;
export const typeNames = { news: '医院新闻', notice: '通知公告' } as const;
export type Type = keyof typeof typeNames;

export const isType = (text: unknown): text is Type => typeof text === 'string' && text in typeNames;

/** An article as the platform lists it to operators; moments are ISO in UTC. */
export interface Listed {
  id: string;
  articleType: Type;
  title: string;
  summary: string;
  source: string | null;
  categoryId: string | null;
  categoryName: string | null;
  publishedAt: string;
  state: State;
  revision: number;
}

export interface AttachedFile {
  id: string;
  name: string;
  size: number;
  category?: string;
}

export interface Article extends Listed {
  content: string;
  attachments: AttachedFile[];
}

/** What an editor writes; without `id` it is new. */
export interface Written {
  id: string | null;
  revision: number;
  articleType: Type;
  categoryId: string | null;
  title: string;
  summary: string;
  source: string;
  content: string;
}
