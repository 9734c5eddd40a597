import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorMessage } from '@/shared/api/error-message';
import { isOffline, type ApiErrorData } from '@/shared/api/api-error';
import { messages } from '@/shared/ui/messages';

/**
 * Why the platform refused what a form sent, with the number for the help desk where one may want its help; nothing
 * while it did not. A session that ended is no refusal of what was sent: the login says so, over the page or in its
 * place.
 * @param title says it better than the platform could
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
  const textOf = useErrorMessage();
  if (error === null || error.kind === 'aborted') return null;
  if (error.kind === 'unauthorized' && error.session !== '') return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      style={{ marginBottom: 16 }}
      title={title ?? textOf(error)}
      description={
        <>
          {children}
          {!isUserError(error) && !isOffline(error) && (
            <small>
              <FormattedMessage {...messages.requestId} values={{ id: error.requestId }} />
            </small>
          )}
        </>
      }
    />
  );
}

/** The platform works and says no, in words that tell what to do; nobody is to be asked for help. */
const isUserError = ({ kind }: ApiErrorData) =>
  kind === 'invalid' || kind === 'conflict' || kind === 'tooMany';
