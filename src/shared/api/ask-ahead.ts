import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiDeps, PlatformState } from './platform-api';
import { isErrorFacts, type ErrorFacts } from './platform-error';

type Thunk<Result> = ThunkAction<Result, PlatformState, ApiDeps, UnknownAction>;
/** What an endpoint's `initiate` makes. */
type Ask = Thunk<PromiseLike<{ error?: unknown }> & { queryCacheKey: string }>;

/** Failures of what was asked ahead, by query, until the page that shows them takes them. */
export type FailedAhead = Map<string, ErrorFacts>;

/** For `initiate`: whoever asks ahead does not wait for the answer. */
export const unsubscribed = { subscribe: false } as const;

/**
 * Asks for data while the code of the page that shows them is under way. Should it fail before the page is there, the
 * page takes this failure for its own and does not ask a second time.
 * @param ask an endpoint's `initiate(request, unsubscribed)`
 */
export function askAhead(ask: Ask): Thunk<void> {
  return (dispatch, _getState, { failedAhead }) => {
    const asked = dispatch(ask);
    void asked.then(({ error }) => {
      if (isErrorFacts(error)) failedAhead?.set(asked.queryCacheKey, error);
    });
  };
}

/** Forgets failures that nobody took, so that the next visit asks anew. */
export function forgetFailures(): Thunk<void> {
  return (_dispatch, _getState, { failedAhead }) => {
    failedAhead?.clear();
  };
}
