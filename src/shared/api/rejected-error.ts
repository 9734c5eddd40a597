import { isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import { isApiErrorData, type ApiErrorData } from './api-error';
import { callRejected } from './call-api';

/** The error of a query or a call (`callApi`) that was rejected; null for any other action. */
export function rejectedError(action: UnknownAction): ApiErrorData | null {
  if (callRejected.match(action)) return action.payload;
  return isRejectedWithValue(action) && isApiErrorData(action.payload) ? action.payload : null;
}
