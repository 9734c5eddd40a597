import { createApi, type BaseQueryFn, type EndpointBuilder } from '@reduxjs/toolkit/query/react';
import { articleDetail, articlePage } from '@/contracts/article';
import { attachmentPage } from '@/contracts/attachment';
import { bannerList } from '@/contracts/banner';
import type { Call, ResponseOf } from '@/contracts/call';
import { categoryTree } from '@/contracts/category';
import { dictData } from '@/contracts/dictionary';
import { friendLinkList } from '@/contracts/friend-link';
import { menuTree } from '@/contracts/menu';
import type { ScopedCache } from '@/shared/lib/scoped-cache';
import type { PrefetchErrors } from './prefetch-query';
import type { Client } from './client';
import { ApiError, type ApiErrorData } from './api-error';

/** What the store's thunks get as their extra argument: one client and one cache a portal. */
export interface ApiDeps {
  client: Client;
  cache: ScopedCache;
  /** Resolves once it is known whom answers are for; what is stored is stored for somebody. */
  whenUserLoaded: () => Promise<unknown>;
  /** See `askAhead`. The store brings its own. */
  prefetchErrors?: PrefetchErrors;
}

type ApiBaseQuery = BaseQueryFn<{ call: Call<never>; body: unknown }, unknown, ApiErrorData>;
/** What answers are about that a change elsewhere makes old; whoever changes it invalidates the tag. */
type Tag = 'enrolment' | 'message';
type Endpoints = EndpointBuilder<ApiBaseQuery, Tag, 'platform'>;

const baseQuery: ApiBaseQuery = async ({ call, body }, { extra, signal, forced, queryCacheKey = '' }) => {
  const { client, prefetchErrors } = extra as ApiDeps;
  const failed = prefetchErrors?.get(queryCacheKey);
  prefetchErrors?.delete(queryCacheKey);
  if (failed && forced !== true) return { error: failed };
  try {
    return { data: await client.send(call, body as never, signal) };
  } catch (error) {
    if (error instanceof ApiError) return { error: error.details };
    throw error;
  }
};

/** The endpoint of a call that reads. @param tags what makes its answers old */
export function queryEndpoint<Request, Response>(
  build: Endpoints,
  call: Call<Request, Response>,
  tags: Tag[] = [],
) {
  return build.query<Response, Request>({
    query: (body) => ({ call: call as unknown as Call<never>, body }),
    providesTags: tags,
  });
}

/** As `read`, but the stored answer comes first; `pack` and `unpack` are the stored form and back. */
function cachedQueryEndpoint<Request, Response>(
  build: Endpoints,
  call: Call<Request, Response>,
  key: string,
  serialize: (data: Response) => unknown = (data) => data,
  deserialize: (stored: unknown) => unknown = (stored) => stored,
) {
  return build.query<Response, Request>({
    async queryFn(body, { extra }, _options, base) {
      const { cache, whenUserLoaded } = extra as ApiDeps;
      await whenUserLoaded();
      const stored = call.response.safeParse(deserialize(cache.read(key)));
      if (stored.success) return { data: stored.data };
      const answer = await base({ call: call as unknown as Call<never>, body });
      if (answer.error) return { error: answer.error };
      const data = answer.data as Response;
      cache.write(key, serialize(data));
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
export const baseApi = createApi({
  reducerPath: 'platform',
  baseQuery: baseQuery,
  tagTypes: ['enrolment', 'message'],
  endpoints: (build) => ({
    dictData: cachedQueryEndpoint(
      build,
      dictData,
      cacheKeys.dictionaries,
      serializeDictionaries,
      deserializeDictionaries,
    ),
    menuTree: cachedQueryEndpoint(build, menuTree, cacheKeys.menus),
    categoryTree: queryEndpoint(build, categoryTree),
    articlePage: queryEndpoint(build, articlePage),
    articleDetail: queryEndpoint(build, articleDetail),
    attachmentPage: queryEndpoint(build, attachmentPage),
    bannerList: queryEndpoint(build, bannerList),
    friendLinkList: cachedQueryEndpoint(build, friendLinkList, cacheKeys.friendLinks),
  }),
});

export type ApiState = Record<typeof baseApi.reducerPath, ReturnType<typeof baseApi.reducer>>;

type Dictionaries = ResponseOf<typeof dictData>;

/** The stored form of the dictionaries: dictCode → item code → item name. */
export function serializeDictionaries(dictionaries: Dictionaries): Record<string, Record<string, string>> {
  return Object.fromEntries(
    dictionaries.map(({ dictCode, items }) => [
      dictCode,
      Object.fromEntries(items.map(({ dictItemCode, dictItemName }) => [dictItemCode, dictItemName])),
    ]),
  );
}

function deserializeDictionaries(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) return undefined;
  return Object.entries(stored).map(([dictCode, items]) => ({
    dictCode,
    items: Object.entries((items ?? {}) as object).map(([dictItemCode, dictItemName]: [string, unknown]) => ({
      dictItemCode,
      dictItemName,
    })),
  }));
}
