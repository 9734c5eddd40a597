import { nanoid } from '@reduxjs/toolkit';
import { ApiError, isApiErrorData, isOffline, type ApiErrorData } from './api-error';

/** The failed call of an error: of the client, as RTK Query passes it on, or as the cause of another error. */
export function failedCallOf(error: unknown): ApiErrorData | null {
  if (error instanceof ApiError) return error.details;
  if (isApiErrorData(error)) return error;
  return error instanceof Error && error.cause !== undefined ? failedCallOf(error.cause) : null;
}

const numbers = new WeakMap<object, string>();

/** True for a call that found no network, and for an error that says so of itself, as that of a chunk does. */
export function foundNoNetwork(error: unknown): boolean {
  return error instanceof Error && 'offline' in error
    ? error.offline === true
    : isOffline(failedCallOf(error));
}

/**
 * The error number that screens show and the platform's log holds: the id of a failed call, for any other error a
 * random one. Empty where there is nothing to find: there was no network, or what was thrown is no object.
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
