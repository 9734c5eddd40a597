import * as z from 'zod/mini';
import { createAction, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { createApi, type BaseQueryFn, type EndpointBuilder } from '@reduxjs/toolkit/query/react';
import { articleDetail, articlePage } from '@/contracts/article';
import { attachmentPage } from '@/contracts/attachment';
import { bannerList } from '@/contracts/banner';
import type { Call, ResponseOf, Tag } from '@/contracts/call';
import { categoryTree } from '@/contracts/category';
import { dictData } from '@/contracts/dictionary';
import { friendLinkList } from '@/contracts/friend-link';
import { menuTree } from '@/contracts/menu';
import { readTolerantly } from '@/contracts/tolerant-reader';
import type { ScopedCache } from '@/shared/lib/scoped-cache';
import { ApiError, isApiErrorData, type ApiErrorData } from './api-error';
import type { Client } from './client';
import { reportFailure, type ShowFailure } from './report-failure';
import type { RepairLog } from './repair-log';
import { deserializeDictionaries, orderOfDictionaries, serializeDictionaries } from './stored-dictionaries';

/** The extra argument of the store's thunks; each portal has its own. */
export interface ApiDeps {
  client: Client;
  cache: ScopedCache;
  /** Resolves once the user, or the lack of one, is known: cached responses belong to a user. */
  whenUserLoaded: () => Promise<unknown>;
  showFailure?: ShowFailure;
  /** Receives the fields of a cached response that did not fit the contract. */
  logRepaired?: RepairLog;
  /** See `prefetchQuery`; set by the store. */
  prefetchErrors?: PrefetchErrors;
}

type ApiBaseQuery = BaseQueryFn<{ call: Call<never>; body: unknown }, unknown, ApiErrorData>;
export type Endpoints = EndpointBuilder<ApiBaseQuery, Tag, 'platform'>;

/** A query got a response from the platform. Stored or cached data do not count. */
export const queryResponded = createAction('platform/queryResponded');

const baseQuery: ApiBaseQuery = async (
  { call, body },
  { dispatch, extra, signal, forced, queryCacheKey = '', getState },
) => {
  const { client, prefetchErrors } = extra as ApiDeps;
  const failed = prefetchErrors?.get(queryCacheKey);
  prefetchErrors?.delete(queryCacheKey);
  if (failed && forced !== true) return { error: failed };
  const cached = (getState() as ApiState).platform.queries[queryCacheKey];
  const isUpdate = forced === true && (cached?.data !== undefined || cached?.error !== undefined);
  try {
    const data = await client.send(call, body as never, { signal });
    dispatch(queryResponded());
    return { data };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!isUpdate) (dispatch as ApiDispatch)(reportFailure(call, error.details, 'query'));
    return { error: error.details };
  }
};

/** The endpoint of a call that only reads. */
export function queryEndpoint<Request, Response>(build: Endpoints, call: Call<Request, Response>) {
  return build.query<Response, Request>({
    query: (body) => ({ call: call as unknown as Call<never>, body }),
    providesTags: [...(call.tags ?? [])],
  });
}

/** How a response is stored. */
interface StoredForm<Response> {
  read: (cache: ScopedCache) => unknown;
  write: (cache: ScopedCache, data: Response) => void;
}

/**
 * As `queryEndpoint`, but served from storage first. The response is stored unchanged, with keys that the portal does
 * not know, unless it has another stored form.
 */
function cachedQueryEndpoint<Request, Response>(
  build: Endpoints,
  call: Call<Request, Response>,
  key: string,
  form?: StoredForm<Response>,
) {
  const isReadable = (data: unknown) => readTolerantly(call.response, data).success;
  const unchanged = { ...call, response: z.unknown().check(z.refine(isReadable)) };
  return build.query<Response, Request>({
    async queryFn(body, { extra }, _options, base) {
      const { cache, whenUserLoaded, logRepaired } = extra as ApiDeps;
      await whenUserLoaded();
      const cached = form ? form.read(cache) : cache.read(key);
      const stored = cached === undefined ? null : readTolerantly(call.response, cached);
      if (stored?.success) return { data: stored.data };
      const response = await base({ call: unchanged as unknown as Call<never>, body });
      if (response.error) return { error: response.error };
      const data = readTolerantly(call.response, response.data, (field) => logRepaired?.(call.path, field))
        .data as Response;
      if (form) form.write(cache, data);
      else cache.write(key, response.data);
      return { data };
    },
  });
}

/** Storage keys of the three cached responses (R3.15, R3.16, R3.18), and of the order that the dictionaries' map loses. */
export const cacheKeys = {
  friendLinks: 'friend_links',
  menus: 'cms_menus',
  dictionaries: 'main_dicts',
  dictionaryOrder: 'main_dicts_order',
} as const;

const dictionaryForm: StoredForm<ResponseOf<typeof dictData>> = {
  read: (cache) =>
    deserializeDictionaries(cache.read(cacheKeys.dictionaries), cache.read(cacheKeys.dictionaryOrder)),
  write(cache, data) {
    cache.write(cacheKeys.dictionaries, serializeDictionaries(data));
    cache.write(cacheKeys.dictionaryOrder, orderOfDictionaries(data));
  },
};

/** Storage keys of the user's last searches and pages, kept in the same cache. */
export const recentSearchesKey = 'recent_searches';
export const recentPagesKey = 'recent_pages';

/**
 * The queries of the platform; a page adds its own by `injectEndpoints`. Mutations use `callApi`, because the state
 * must contain nothing of them. This is a definition: state, client and cache belong to each portal's store.
 */
export const baseApi = createApi({
  reducerPath: 'platform',
  baseQuery: baseQuery,
  tagTypes: ['enrolment', 'message'],
  // A hidden page keeps its data, and updates it when it is shown again: a failed update does not hide the data.
  keepUnusedDataFor: 3600,
  refetchOnMountOrArgChange: 60,
  endpoints: (build) => ({
    dictData: cachedQueryEndpoint(build, dictData, cacheKeys.dictionaries, dictionaryForm),
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

/** A dispatch for the platform's thunks, whatever else the store holds. */
export type ApiDispatch = ThunkDispatch<ApiState, ApiDeps, UnknownAction>;

/** Errors of prefetched queries by query cache key, until the page that shows them takes them. */
type PrefetchErrors = Map<string, ApiErrorData>;

type ApiThunk<Result> = ThunkAction<Result, ApiState, ApiDeps, UnknownAction>;

/** For `initiate` of a prefetch, which does not wait for the response. */
export const unsubscribed = { subscribe: false } as const;

/**
 * Starts a query while the code of its page is loading. If it fails before the page is shown, the page's own query takes
 * this error instead of sending a second request.
 * @param initiate an endpoint's `initiate(request, unsubscribed)`
 */
export function prefetchQuery(
  initiate: ApiThunk<PromiseLike<{ error?: unknown }> & { queryCacheKey: string }>,
): ApiThunk<void> {
  return (dispatch, _getState, { prefetchErrors }) => {
    const request = dispatch(initiate);
    void request.then(({ error }) => {
      if (isApiErrorData(error)) prefetchErrors?.set(request.queryCacheKey, error);
    });
  };
}

/** Drops errors that no page took, so that the next navigation sends the query again. */
export function clearPrefetchErrors(): ApiThunk<void> {
  return (_dispatch, _getState, { prefetchErrors }) => {
    prefetchErrors?.clear();
  };
}
