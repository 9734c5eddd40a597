import { useCallback } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { messages } from './messages';
import { isErrorFacts } from './platform-error';

/** What a person reads of a failed call: the platform's words, else the default of the status (R8.1 to R8.3). */
export function errorText(intl: IntlShape, error: unknown): string {
  if (!isErrorFacts(error)) return intl.formatMessage(messages[0]);
  if (error.message !== '') return error.message;
  if (error.status in messages) return intl.formatMessage(messages[error.status as keyof typeof messages]);
  return error.statusText || `Request failed with status code ${error.status}`;
}

export function useErrorText(): (error: unknown) => string {
  const intl = useIntl();
  return useCallback((error) => errorText(intl, error), [intl]);
}
