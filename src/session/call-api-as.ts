import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Call } from '@/contracts/call';
import { sessionEndedCode } from '@/contracts/error-codes';
import type { ApiDeps, ApiState } from '@/shared/api/base-api';
import type { ApiErrorData } from '@/shared/api/api-error';
import { callApi, type CallOptions, type CallResult } from '@/shared/api/call-api';
import { selectUserId, type UserIdState } from './user-id';

/** A dispatch for the thunks of the session and the platform. */
export type SessionDispatch = ThunkDispatch<ApiState & Pick<UserIdState, 'session'>, ApiDeps, UnknownAction>;

const wrongSessionError: ApiErrorData = {
  kind: 'unauthorized',
  code: sessionEndedCode,
  status: 401,
  message: '',
  statusText: '',
  requestId: '',
  session: '',
};

/**
 * As `callApi`, but only in the session of one user, so that nothing is sent in another user's session. In another
 * session, or without one, it returns an `unauthorized` error without a call.
 * @param userId as `selectUserId` returns it
 */
export function callApiAs<Request, Response>(
  userId: string,
  call: Call<Request, Response>,
  body: Request,
  options?: CallOptions,
): ThunkAction<Promise<CallResult<Response>>, Pick<UserIdState, 'session'>, ApiDeps, UnknownAction> {
  // Synchronous, so that the checked session is the one whose token is sent.
  return (dispatch, getState) =>
    userId !== '' && selectUserId(getState()) === userId
      ? dispatch(callApi(call, body, undefined, options))
      : Promise.resolve({ error: wrongSessionError });
}
