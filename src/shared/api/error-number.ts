import { nanoid } from '@reduxjs/toolkit';
import { ApiError, isApiErrorData, isOffline, type ApiErrorData } from './api-error';

/** The failed call of an error: from the client, from RTK Query, or the cause of another error. */
export function failedCallOf(error: unknown): ApiErrorData | null {
  if (error instanceof ApiError) return error.details;
  if (isApiErrorData(error)) return error;
  return error instanceof Error && error.cause !== undefined ? failedCallOf(error.cause) : null;
}

const numbers = new WeakMap<object, string>();

/** True for a call without a network, and for another error with this flag, such as that of a chunk. */
export function foundNoNetwork(error: unknown): boolean {
  return error instanceof Error && 'offline' in error
    ? error.offline === true
    : isOffline(failedCallOf(error));
}

/**
 * The error number that screens show and the platform's log stores: the id of a failed call, or a random one for any
 * other error. Empty if there is nothing to find: there was no network, or the thrown value is no object.
 */
export function errorNumber(error: unknown): string {
  if (foundNoNetwork(error)) return '';
  const call = failedCallOf(error);
  if (call) return call.requestId;
  if (typeof error !== 'object' || error === null) return '';
  const number = numbers.get(error) ?? nanoid();
  numbers.set(error, number);
  return number;
}
