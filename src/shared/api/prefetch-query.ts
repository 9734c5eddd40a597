import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiDeps, ApiState } from './base-api';
import { isApiErrorData, type ApiErrorData } from './api-error';

type Thunk<Result> = ThunkAction<Result, ApiState, ApiDeps, UnknownAction>;
/** What an endpoint's `initiate` makes. */
type Initiate = Thunk<PromiseLike<{ error?: unknown }> & { queryCacheKey: string }>;

/** Failures of what was asked ahead, by query, until the page that shows them takes them. */
export type PrefetchErrors = Map<string, ApiErrorData>;

/** For `initiate`: whoever asks ahead does not wait for the answer. */
export const unsubscribed = { subscribe: false } as const;

/**
 * Asks for data while the code of the page that shows them is under way. Should it fail before the page is there, the
 * page takes this failure for its own and does not ask a second time.
 * @param initiate an endpoint's `initiate(request, unsubscribed)`
 */
export function prefetchQuery(initiate: Initiate): Thunk<void> {
  return (dispatch, _getState, { prefetchErrors }) => {
    const request = dispatch(initiate);
    void request.then(({ error }) => {
      if (isApiErrorData(error)) prefetchErrors?.set(request.queryCacheKey, error);
    });
  };
}

/** Forgets failures that nobody took, so that the next visit asks anew. */
export function clearPrefetchErrors(): Thunk<void> {
  return (_dispatch, _getState, { prefetchErrors }) => {
    prefetchErrors?.clear();
  };
}
