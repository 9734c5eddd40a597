import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorText } from '@/shared/api/error-text';
import type { ErrorFacts } from '@/shared/api/platform-error';
import { messages } from '@/shared/ui/messages';

/**
 * Why the platform refused what a form sent, with the number for the help desk; nothing while it did not. A session
 * that ended is no refusal of what was sent: the login says so, over the page or in its place.
 */
export function Refusal({ error, children }: { error: ErrorFacts | null; children?: ReactNode }) {
  const textOf = useErrorText();
  if (error === null || error.kind === 'aborted') return null;
  if (error.kind === 'unauthorized' && error.session !== '') return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      style={{ marginBottom: 16 }}
      title={textOf(error)}
      description={
        <>
          {children}
          {error.kind !== 'invalid' && (
            <small>
              <FormattedMessage {...messages.requestId} values={{ id: error.requestId }} />
            </small>
          )}
        </>
      }
    />
  );
}
