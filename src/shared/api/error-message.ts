import { useCallback } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { messages } from './messages';
import { isApiErrorData, isOffline, retryAfterOf, type ApiErrorData } from './api-error';

/**
 * The text of a failed call for a toast: the platform's message, else the default of the status (R8.1 to R8.3). A call
 * without a network has no status; it has its own text.
 */
export function errorMessage(intl: IntlShape, error: unknown): string {
  if (!isApiErrorData(error)) return intl.formatMessage(messages[0]);
  if (isOffline(error)) return intl.formatMessage(messages.offline);
  if (error.kind === 'contract') return intl.formatMessage(messages.contract);
  if (error.message !== '') return error.message;
  if (error.status in messages) return intl.formatMessage(messages[error.status as keyof typeof messages]);
  return error.statusText || `Request failed with status code ${error.status}`;
}

/**
 * The text of a failed call inside a form or a page: as `errorMessage`, but with the catalogue's message for the error
 * code if the reader's language has one.
 */
export function useErrorMessage(): (error: unknown) => string {
  const intl = useIntl();
  return useCallback((error) => inlineErrorMessage(intl, error), [intl]);
}

/** Message id of an error code. Chinese has none: the platform's own message is Chinese. */
export const errorCodeMessageId = (code: string): string => `errorCode.${code}`;

/**
 * The text of a failed call inside a form or a page, see `useErrorMessage`; for code outside components.
 * @param error `ApiErrorData`, or any other thrown value
 */
export function inlineErrorMessage(intl: IntlShape, error: unknown): string {
  return (isApiErrorData(error) && messageForCode(intl, error)) || errorMessage(intl, error);
}

function messageForCode(intl: IntlShape, error: ApiErrorData): string | undefined {
  const id = errorCodeMessageId(error.code);
  if (!(id in intl.messages)) return undefined;
  const seconds = Math.ceil(retryAfterOf(error) ?? 0);
  const minutes = seconds > 120 ? Math.ceil(seconds / 60) : 0;
  return intl.formatMessage({ id }, { seconds, minutes, signedIn: String(error.session !== '') });
}
