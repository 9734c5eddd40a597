import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorText } from '@/shared/api/error-text';
import { isOffline, type ErrorFacts } from '@/shared/api/platform-error';
import { messages } from '@/shared/ui/messages';

/**
 * Why the platform refused what a form sent, with the number for the help desk where one may want its help; nothing
 * while it did not. A session that ended is no refusal of what was sent: the login says so, over the page or in its
 * place.
 * @param title says it better than the platform could
 */
export function Refusal({
  error,
  title,
  children,
}: {
  error: ErrorFacts | null;
  title?: ReactNode;
  children?: ReactNode;
}) {
  const textOf = useErrorText();
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
          {!isDecision(error) && !isOffline(error) && (
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
const isDecision = ({ kind }: ErrorFacts) => kind === 'invalid' || kind === 'conflict' || kind === 'tooMany';
