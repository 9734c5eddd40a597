import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Call, RequestOf, ResponseOf } from '@/contracts/call';
import { calls, type CallName } from '@/contracts/calls';
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

type Send = BaseQueryFn<{ call: Call<never>; body: unknown }, unknown, ErrorFacts>;

const send: Send = async ({ call, body }, { extra, signal, forced, queryCacheKey = '' }) => {
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

/** Keys under which three answers outlive the page (R3.15, R3.16, R3.18). */
export const cacheKeys = {
  friendLinks: 'friend_links',
  menus: 'cms_menus',
  dictionaries: 'main_dicts',
} as const;

/** All server data. A definition, not a store: state, client and cache belong to each portal's own store. */
export const platformApi = createApi({
  reducerPath: 'platform',
  baseQuery: send,
  endpoints: (build) => {
    const read = <Name extends CallName>(name: Name) =>
      build.query<ResponseOf<(typeof calls)[Name]>, RequestOf<(typeof calls)[Name]>>({
        query: (body) => ({ call: calls[name] as unknown as Call<never>, body }),
      });
    const write = <Name extends CallName>(name: Name) =>
      build.mutation<ResponseOf<(typeof calls)[Name]>, RequestOf<(typeof calls)[Name]>>({
        query: (body) => ({ call: calls[name] as unknown as Call<never>, body }),
      });
    /** Answers from the stored value first; `pack` and `unpack` are the stored form and back. */
    const readCached = <Name extends CallName>(
      name: Name,
      key: string,
      pack: (data: ResponseOf<(typeof calls)[Name]>) => unknown = (data) => data,
      unpack: (stored: unknown) => unknown = (stored) => stored,
    ) =>
      build.query<ResponseOf<(typeof calls)[Name]>, RequestOf<(typeof calls)[Name]>>({
        async queryFn(body, { extra }, _options, base) {
          const call = calls[name] as unknown as Call<never, ResponseOf<(typeof calls)[Name]>>;
          const { cache, userKnown } = extra as ApiDeps;
          await userKnown();
          const stored = call.response.safeParse(unpack(cache.read(key)));
          if (stored.success) return { data: stored.data };
          const answer = await base({ call: call, body });
          if (answer.error) return { error: answer.error };
          const data = answer.data as ResponseOf<(typeof calls)[Name]>;
          cache.write(key, pack(data));
          return { data };
        },
      });
    return {
      login: write('login'),
      userInfo: read('userInfo'),
      logout: write('logout'),
      dictData: readCached('dictData', cacheKeys.dictionaries, dictionaryMap, dictionaryList),
      menuTree: readCached('menuTree', cacheKeys.menus),
      categoryTree: read('categoryTree'),
      articlePage: read('articlePage'),
      articleDetail: read('articleDetail'),
      attachmentPage: read('attachmentPage'),
      attachmentDownload: write('attachmentDownload'),
      bannerList: read('bannerList'),
      friendLinkList: readCached('friendLinkList', cacheKeys.friendLinks),
    };
  },
});

export type PlatformState = Record<typeof platformApi.reducerPath, ReturnType<typeof platformApi.reducer>>;

type Dictionaries = ResponseOf<typeof calls.dictData>;

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
