import { isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import { isApiErrorData, type ApiErrorData } from './api-error';
import { baseApi } from './base-api';
import { callRejected } from './call-api';

/**
 * The error of a query or a call (`callApi`) that was rejected; null for any other action, and for the dictionaries, whose
 * errors go to the console only (R8.27).
 */
export function rejectedError(action: UnknownAction): ApiErrorData | null {
  if (callRejected.match(action)) return action.payload;
  if (baseApi.endpoints.dictData.matchRejected(action)) return null;
  return isRejectedWithValue(action) && isApiErrorData(action.payload) ? action.payload : null;
}
