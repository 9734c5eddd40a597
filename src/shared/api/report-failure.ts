import { createAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Call } from '@/contracts/call';
import type { ApiErrorData } from './api-error';

/** `query`: a page loads its data; `action`: the user sent something. */
export type CallUse = 'query' | 'action';

/** Shows the failure of a call as a toast. */
export type ShowFailure = (error: ApiErrorData) => void;

/** A call without a token was rejected because it needs one. The session's part shows it and opens the login. */
export const loginRequired = createAction<{ error: ApiErrorData; use: CallUse }>('platform/loginRequired');

/**
 * Shows the failure of a call as a toast (R7.34), unless it is silent or was aborted. A rejected token
 * is shown by the end of its session; at the login it is an answer like any other.
 */
export function reportFailure(
  { access, failure }: Pick<Call<never>, 'access' | 'failure'>,
  error: ApiErrorData,
  use: CallUse,
): ThunkAction<void, unknown, { showFailure?: ShowFailure }, UnknownAction> {
  return (dispatch, _getState, { showFailure }) => {
    if (error.kind === 'aborted' || failure === 'silent') return;
    if (error.kind !== 'unauthorized' || access === 'client') showFailure?.(error);
    else if (error.session === '') dispatch(loginRequired({ error, use }));
  };
}
