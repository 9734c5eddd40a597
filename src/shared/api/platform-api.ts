import { createApi, type BaseQueryFn, type EndpointBuilder } from '@reduxjs/toolkit/query/react';
import { articleDetail, articlePage } from '@/contracts/article';
import { attachmentPage } from '@/contracts/attachment';
import { bannerList } from '@/contracts/banner';
import type { Call, ResponseOf } from '@/contracts/call';
import { categoryTree } from '@/contracts/category';
import { dictData } from '@/contracts/dictionary';
import { friendLinkList } from '@/contracts/friend-link';
import { menuTree } from '@/contracts/menu';
import type { StampedCache } from '@/shared/lib/stamped-cache';
import type { FailedAhead } from './ask-ahead';
import type { Client } from './client';
import { PlatformError, type ErrorFacts } from './platform-error';

/** What the store's thunks get as their extra argument: one client and one cache a portal. */
export interface ApiDeps {
  client: Client;
  cache: StampedCache;
  /** Resolves once it is known whom answers are for; what is stored is stored for somebody. */
  userKnown: () => Promise<unknown>;
  /** See `askAhead`. The store brings its own. */
  failedAhead?: FailedAhead;
}

type Ask = BaseQueryFn<{ call: Call<never>; body: unknown }, unknown, ErrorFacts>;
/** What answers are about that a change elsewhere makes old; whoever changes it invalidates the tag. */
type Tag = 'enrolment' | 'message';
type Endpoints = EndpointBuilder<Ask, Tag, 'platform'>;

const ask: Ask = async ({ call, body }, { extra, signal, forced, queryCacheKey = '' }) => {
  const { client, failedAhead } = extra as ApiDeps;
  const failed = failedAhead?.get(queryCacheKey);
  failedAhead?.delete(queryCacheKey);
  if (failed && forced !== true) return { error: failed };
  try {
    return { data: await client.send(call, body as never, signal) };
  } catch (error) {
    if (error instanceof PlatformError) return { error: error.facts };
    throw error;
  }
};

/** The endpoint of a call that reads. @param about what makes its answers old */
export function read<Request, Response>(build: Endpoints, call: Call<Request, Response>, about: Tag[] = []) {
  return build.query<Response, Request>({
    query: (body) => ({ call: call as unknown as Call<never>, body }),
    providesTags: about,
  });
}

/** As `read`, but the stored answer comes first; `pack` and `unpack` are the stored form and back. */
function readCached<Request, Response>(
  build: Endpoints,
  call: Call<Request, Response>,
  key: string,
  pack: (data: Response) => unknown = (data) => data,
  unpack: (stored: unknown) => unknown = (stored) => stored,
) {
  return build.query<Response, Request>({
    async queryFn(body, { extra }, _options, base) {
      const { cache, userKnown } = extra as ApiDeps;
      await userKnown();
      const stored = call.response.safeParse(unpack(cache.read(key)));
      if (stored.success) return { data: stored.data };
      const answer = await base({ call: call as unknown as Call<never>, body });
      if (answer.error) return { error: answer.error };
      const data = answer.data as Response;
      cache.write(key, pack(data));
      return { data };
    },
  });
}

/** Keys under which three answers outlive the page (R3.15, R3.16, R3.18). */
export const cacheKeys = {
  friendLinks: 'friend_links',
  menus: 'cms_menus',
  dictionaries: 'main_dicts',
} as const;

/**
 * What is read from the platform; a page adds the reads that are its own by `injectEndpoints`. What is changed there
 * goes by `sendCall`, since nothing of it may stay in the state. A definition, not a store: state, client and cache
 * belong to each portal's own store.
 */
export const platformApi = createApi({
  reducerPath: 'platform',
  baseQuery: ask,
  tagTypes: ['enrolment', 'message'],
  endpoints: (build) => ({
    dictData: readCached(build, dictData, cacheKeys.dictionaries, dictionaryMap, dictionaryList),
    menuTree: readCached(build, menuTree, cacheKeys.menus),
    categoryTree: read(build, categoryTree),
    articlePage: read(build, articlePage),
    articleDetail: read(build, articleDetail),
    attachmentPage: read(build, attachmentPage),
    bannerList: read(build, bannerList),
    friendLinkList: readCached(build, friendLinkList, cacheKeys.friendLinks),
  }),
});

export type PlatformState = Record<typeof platformApi.reducerPath, ReturnType<typeof platformApi.reducer>>;

type Dictionaries = ResponseOf<typeof dictData>;

/** The stored form of the dictionaries: dictCode → item code → item name. */
export function dictionaryMap(dictionaries: Dictionaries): Record<string, Record<string, string>> {
  return Object.fromEntries(
    dictionaries.map(({ dictCode, items }) => [
      dictCode,
      Object.fromEntries(items.map(({ dictItemCode, dictItemName }) => [dictItemCode, dictItemName])),
    ]),
  );
}

function dictionaryList(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) return undefined;
  return Object.entries(stored).map(([dictCode, items]) => ({
    dictCode,
    items: Object.entries((items ?? {}) as object).map(([dictItemCode, dictItemName]: [string, unknown]) => ({
      dictItemCode,
      dictItemName,
    })),
  }));
}
