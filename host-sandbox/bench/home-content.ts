import type { ArticleSummary } from '@/contracts/article';
import type { ResponseOf } from '@/contracts/call';
import type { calls } from '@/contracts/calls';
import { send } from '../platform/testing/api';

/** The content of the home page, for reference pages that embed it. */
export interface HomeContent {
  readonly banners: ResponseOf<typeof calls.bannerList>;
  readonly news: readonly ArticleSummary[];
  readonly notices: readonly ArticleSummary[];
  readonly links: ResponseOf<typeof calls.friendLinkList>;
  readonly menu: ResponseOf<typeof calls.menuTree>;
}

/** Reads it from a running platform. */
export async function readHomeContent(url: string): Promise<HomeContent> {
  const fetchData = async <Data>(name: keyof typeof calls, input: unknown = {}) =>
    (await send(url, name, input)).data as Data;
  const articles = async (articleType: string) =>
    (
      await fetchData<{ records: ArticleSummary[] }>('articlePage', {
        current: 1,
        size: 6,
        query: { articleType },
      })
    ).records;
  return {
    banners: await fetchData('bannerList'),
    news: await articles('news'),
    notices: await articles('notice'),
    links: await fetchData('friendLinkList'),
    menu: await fetchData('menuTree'),
  };
}
