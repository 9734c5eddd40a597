import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Call } from '@/contracts/call';
import { sessionEndedCode } from '@/contracts/error-codes';
import type { ApiDeps, ApiState } from '@/shared/api/base-api';
import type { ApiErrorData } from '@/shared/api/api-error';
import { callApi, type CallResult } from '@/shared/api/call-api';
import { selectIdentity, type IdentityState } from './identity';

/** A dispatch that understands the thunks of a person and of the platform. */
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
 * As `sendCall`, in one person's session alone: what somebody did goes out under nobody else's name. In any other
 * session, or none, nothing is sent, and the caller keeps what it has until its person is back.
 * @param person as `selectPerson` names them
 */
export function callApiAs<Request, Response>(
  person: string,
  call: Call<Request, Response>,
  body: Request,
): ThunkAction<Promise<CallResult<Response>>, Pick<IdentityState, 'session'>, ApiDeps, UnknownAction> {
  // in one go, so that the session that is looked at is the one whose token the call gets
  return (dispatch, getState) =>
    person !== '' && selectIdentity(getState()) === person
      ? dispatch(callApi(call, body))
      : Promise.resolve({ error: wrongSessionError });
}
