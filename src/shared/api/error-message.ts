import { useCallback } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { errorStatus, type ErrorCode } from '@/contracts/error-codes';
import type { Message } from '@/shared/intl/define-messages';
import { messages } from './messages';
import { isApiErrorData, isOffline, redirectedCode, retryAfterOf, type ApiErrorData } from './api-error';

/**
 * The text of a failed call for a toast: the platform's message, else the default of the status, else the status text
 * (R8.1 to R8.3). After the default of a call without a network, and of one that the platform did not answer as agreed,
 * it says what to do.
 */
export function errorMessage(intl: IntlShape, error: unknown): string {
  if (!isApiErrorData(error)) return intl.formatMessage(messages[0]);
  if (error.message !== '') return error.message;
  const text = defaultText(intl, error);
  const advice = adviceFor(error);
  return advice
    ? intl.formatMessage(messages.withAdvice, { text, advice: intl.formatMessage(advice) })
    : text;
}

/** The status is the code of the body, where the table of codes gives it none (R7.31). */
function defaultText(intl: IntlShape, error: ApiErrorData): string {
  const { code, status, statusText } = error;
  const ownStatus = code in errorStatus ? errorStatus[code as ErrorCode] : code;
  if (isOffline(error)) return intl.formatMessage(messages[0]);
  if (hasDefault(ownStatus)) return intl.formatMessage(messages[ownStatus]);
  if (code === redirectedCode) return intl.formatMessage(messages.redirected);
  if (error.isFromNetwork) return intl.formatMessage(messages.refused, { status });
  // HTTP/2 has no status text
  return statusText || intl.formatMessage(messages[status >= 400 && hasDefault(status) ? status : 0]);
}

type DefaultStatus = Extract<keyof typeof messages, number>;

const hasDefault = (status: string | number): status is DefaultStatus =>
  /^\d+$/.test(String(status)) && status in messages;

/** What to do after an error; what the administrator of the network has to do is in a notice of its own. */
function adviceFor(error: ApiErrorData): Message | null {
  if (isOffline(error)) return messages.offline;
  if (error.isFromNetwork) return messages.fromNetwork;
  return error.kind === 'contract' ? messages.contract : null;
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
