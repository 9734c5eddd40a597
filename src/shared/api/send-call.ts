import { createAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Call } from '@/contracts/call';
import type { PlatformDispatch } from './dispatch';
import { PlatformError, type ErrorFacts } from './platform-error';
import type { ApiDeps } from './platform-api';

/** A call is under way, told by its declared path; its input is never told. */
export const callSent = createAction<string>('call/pending');
export const callRefused = createAction<ErrorFacts>('call/rejected');
export const callSettled = createAction<string>('call/settled');

/** The data of an answer, or why there is none. */
export type Sent<Response> = { data: Response; error?: never } | { data?: never; error: ErrorFacts };

/**
 * Makes a call whose answer no cache keeps: it changes something, or says who is signed in. Unlike a mutation of
 * RTK Query it puts neither input nor answer into actions or state: they may hold a password, a code or a token.
 */
export function sendCall<Request, Response>(
  call: Call<Request, Response>,
  body: Request,
): ThunkAction<Promise<Sent<Response>>, unknown, ApiDeps, UnknownAction> {
  return async (dispatch, _getState, { client }) => {
    dispatch(callSent(call.path));
    try {
      return { data: await client.send(call, body) };
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      dispatch(callRefused(error.facts));
      return { error: error.facts };
    } finally {
      dispatch(callSettled(call.path));
    }
  };
}

/** As `sendCall`, for a page that goes and hears no answer (R10.63). */
export function sendLast<Request>(
  call: Call<Request>,
  body: Request,
): ThunkAction<void, unknown, ApiDeps, UnknownAction> {
  return (_dispatch, _getState, { client }) => {
    client.sendLast(call, body);
  };
}

/** `sendCall` for a component: the function, and whether it is under way. */
export function useSend<Request, Response>(
  call: Call<Request, Response>,
): [(body: Request) => Promise<Sent<Response>>, boolean] {
  const dispatch = useDispatch<PlatformDispatch>();
  const [pending, setPending] = useState(0);
  const send = useCallback(
    async (body: Request) => {
      setPending((count) => count + 1);
      try {
        return await dispatch(sendCall(call, body));
      } finally {
        setPending((count) => count - 1);
      }
    },
    [dispatch, call],
  );
  return [send, pending > 0];
}
