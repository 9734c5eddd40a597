import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorMessage } from '@/shared/api/error-message';
import { isOffline, type ApiErrorData } from '@/shared/api/api-error';
import { messages } from '@/shared/api/messages';
import { Alert } from './alert';

/**
 * The error of a form's call, with the request id where support can help. Nothing for an aborted call, nor for an ended
 * session, which the login shows.
 * @param title replaces the platform's message
 */
export function FormErrorAlert({
  error,
  title,
  children,
}: {
  error: ApiErrorData | null;
  title?: ReactNode;
  children?: ReactNode;
}) {
  const errorMessage = useErrorMessage();
  if (error === null || error.kind === 'aborted') return null;
  if (error.kind === 'unauthorized' && error.session !== '') return null;
  return (
    <Alert tone="danger" title={title ?? errorMessage(error)}>
      {children}
      {!isUserError(error) && !isOffline(error) && (
        <small>
          <FormattedMessage {...messages.requestId} values={{ id: error.requestId }} />
        </small>
      )}
    </Alert>
  );
}

/** The user can solve it: the message says what to do, and support is not needed. */
const isUserError = ({ kind }: ApiErrorData) =>
  kind === 'invalid' || kind === 'conflict' || kind === 'tooMany';
