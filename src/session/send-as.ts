import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Call } from '@/contracts/call';
import { sessionEndedCode } from '@/contracts/error-codes';
import type { ApiDeps, PlatformState } from '@/shared/api/platform-api';
import type { ErrorFacts } from '@/shared/api/platform-error';
import { sendCall, type Sent } from '@/shared/api/send-call';
import { selectPerson, type PersonState } from './person';

/** A dispatch that understands the thunks of a person and of the platform. */
export type PersonDispatch = ThunkDispatch<
  PlatformState & Pick<PersonState, 'session'>,
  ApiDeps,
  UnknownAction
>;

const notTheirs: ErrorFacts = {
  ...{ kind: 'unauthorized', code: sessionEndedCode, status: 401, message: '', statusText: '' },
  ...{ requestId: '', session: '' },
};

/**
 * As `sendCall`, in one person's session alone: what somebody did goes out under nobody else's name. In any other
 * session, or none, nothing is sent, and the caller keeps what it has until its person is back.
 * @param person as `selectPerson` names them
 */
export function sendAs<Request, Response>(
  person: string,
  call: Call<Request, Response>,
  body: Request,
): ThunkAction<Promise<Sent<Response>>, Pick<PersonState, 'session'>, ApiDeps, UnknownAction> {
  // in one go, so that the session that is looked at is the one whose token the call gets
  return (dispatch, getState) =>
    person !== '' && selectPerson(getState()) === person
      ? dispatch(sendCall(call, body))
      : Promise.resolve({ error: notTheirs });
}
