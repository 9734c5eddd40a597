import { createAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Call } from '@/contracts/call';
import { ApiError, type ApiErrorData } from './api-error';
import type { ApiDeps, ApiDispatch } from './base-api';
import type { SendOptions } from './client';
import { reportFailure } from './report-failure';

/** Payload: the call's declared path. Its input is not part of any action. */
export const callStarted = createAction<string>('call/pending');
export const callRejected = createAction<ApiErrorData>('call/rejected');
export const callSettled = createAction<string>('call/settled');
/** The failure of `callApiIfServed`. */
export const callIgnored = createAction<ApiErrorData>('call/ignored');

/** The data of the response, or the error. */
export type CallResult<Response> = { data: Response; error?: never } | { data?: never; error: ApiErrorData };

/** Of one use of a call. */
export interface CallOptions extends Omit<SendOptions, 'headers'> {
  /** False where the caller shows the failure, and for a call that the portal repeats by itself. */
  toast?: boolean | undefined;
}

/**
 * Makes a call whose response is not cached: it changes something, or concerns the session. Unlike a mutation of
 * RTK Query it puts neither input nor response into actions or state: they may hold a password, a code or a token. A
 * failure shows a toast unless the call is silent.
 * @param headers sent in addition to those of the client (R7.8)
 */
export function callApi<Request, Response>(
  call: Call<Request, Response>,
  body: Request,
  headers?: Readonly<Record<string, string>>,
  { toast = true, ...options }: CallOptions = {},
): ThunkAction<Promise<CallResult<Response>>, unknown, ApiDeps, UnknownAction> {
  return async (dispatch, _getState, { client }) => {
    dispatch(callStarted(call.path));
    try {
      return { data: await client.send(call, body, { ...options, headers }) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      dispatch(callRejected(error.details));
      if (toast) dispatch(reportFailure(call, error.details, 'action'));
      return { error: error.details };
    } finally {
      dispatch(callSettled(call.path));
    }
  };
}

/**
 * As `callApi`, for a call that a platform may lack or reject: a failure is in the error log only (decision 55).
 * @returns the data, or undefined after a failure
 */
export function callApiIfServed<Request, Response>(
  call: Call<Request, Response>,
  body: Request,
): ThunkAction<Promise<Response | undefined>, unknown, ApiDeps, UnknownAction> {
  return async (dispatch, _getState, { client }) => {
    try {
      return await client.send(call, body);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      dispatch(callIgnored(error.details));
      return undefined;
    }
  };
}

/** As `callApi`, while the page unloads; the response is lost (R10.63). */
export function callApiKeepalive<Request>(
  call: Call<Request>,
  body: Request,
): ThunkAction<void, unknown, ApiDeps, UnknownAction> {
  return (_dispatch, _getState, { client }) => {
    client.sendKeepalive(call, body);
  };
}

type Send<Request, Response> = (
  body: Request,
  headers?: Readonly<Record<string, string>>,
  options?: CallOptions,
) => Promise<CallResult<Response>>;

/** `callApi` for a component: the function, and whether a call is running. */
export function useApiCall<Request, Response>(
  call: Call<Request, Response>,
): [send: Send<Request, Response>, isRunning: boolean] {
  const dispatch = useDispatch<ApiDispatch>();
  const [pending, setPending] = useState(0);
  const send = useCallback(
    async (body: Request, headers?: Readonly<Record<string, string>>, options?: CallOptions) => {
      setPending((count) => count + 1);
      try {
        return await dispatch(callApi(call, body, headers, options));
      } finally {
        setPending((count) => count - 1);
      }
    },
    [dispatch, call],
  );
  return [send, pending > 0];
}
