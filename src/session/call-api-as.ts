import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Call } from '@/contracts/call';
import { sessionEndedCode } from '@/contracts/error-codes';
import type { ApiDeps, ApiState } from '@/shared/api/base-api';
import type { ApiErrorData } from '@/shared/api/api-error';
import { callApi, type CallResult } from '@/shared/api/call-api';
import { selectIdentity, type IdentityState } from './identity';

/** A dispatch for the thunks of the session and the platform. */
export type SessionDispatch = ThunkDispatch<
  ApiState & Pick<IdentityState, 'session'>,
  ApiDeps,
  UnknownAction
>;

const wrongSessionError: ApiErrorData = {
  ...{ kind: 'unauthorized', code: sessionEndedCode, status: 401, message: '', statusText: '' },
  ...{ requestId: '', session: '' },
};

/**
 * As `callApi`, but only in the session of one user, so that nothing is sent in another user's session. In another
 * session, or without one, it returns an `unauthorized` error without a call.
 * @param identity as `selectIdentity` returns it
 */
export function callApiAs<Request, Response>(
  identity: string,
  call: Call<Request, Response>,
  body: Request,
): ThunkAction<Promise<CallResult<Response>>, Pick<IdentityState, 'session'>, ApiDeps, UnknownAction> {
  // Synchronous, so that the checked session is the one whose token is sent.
  return (dispatch, getState) =>
    identity !== '' && selectIdentity(getState()) === identity
      ? dispatch(callApi(call, body))
      : Promise.resolve({ error: wrongSessionError });
}
