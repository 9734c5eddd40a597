import { useCallback } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { messages } from './messages';
import { isApiErrorData, isOffline, retryAfterOf, type ApiErrorData } from './api-error';

/** What a toast says of a failed call: the platform's words, else the default of the status (R8.1 to R8.3). */
export function errorMessage(intl: IntlShape, error: unknown): string {
  if (!isApiErrorData(error)) return intl.formatMessage(messages[0]);
  if (error.message !== '') return error.message;
  if (error.status in messages) return intl.formatMessage(messages[error.status as keyof typeof messages]);
  return error.statusText || `Request failed with status code ${error.status}`;
}

/**
 * What is said of a failed call in its place, such as a form or a page: as `errorText`, but that there is no network
 * where that is so, and a refusal in the reader's language where its catalogue has words for the code.
 */
export function useErrorMessage(): (error: unknown) => string {
  const intl = useIntl();
  return useCallback((error) => inlineErrorMessage(intl, error), [intl]);
}

/** Id of a language's own words for a code; the source language has none, since the platform speaks it. */
export const errorCodeMessageId = (code: string): string => `refusal.${code}`;

export function inlineErrorMessage(intl: IntlShape, error: unknown): string {
  if (isOffline(error)) return intl.formatMessage(messages.offline);
  return (isApiErrorData(error) && messageForCode(intl, error)) || errorMessage(intl, error);
}

function messageForCode(intl: IntlShape, error: ApiErrorData): string | undefined {
  const id = errorCodeMessageId(error.code);
  if (!(id in intl.messages)) return undefined;
  const seconds = Math.ceil(retryAfterOf(error) ?? 0);
  const minutes = seconds > 120 ? Math.ceil(seconds / 60) : 0;
  return intl.formatMessage({ id }, { seconds, minutes, signedIn: String(error.session !== '') });
}
