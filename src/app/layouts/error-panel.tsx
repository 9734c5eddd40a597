import type { RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/page-state';
import { messages } from './messages';

/** In the place of what has failed: that it did, and the way to try again. */
export function ErrorPanel({
  onRetry,
  ref,
}: {
  onRetry: () => void;
  ref?: RefObject<HTMLDivElement | null> | undefined;
}) {
  return (
    <div role="alert" ref={ref}>
      <EmptyState title={<FormattedMessage {...messages.failedTitle} />}>
        <p>
          <FormattedMessage {...messages.failedText} />
        </p>
        <Button onClick={onRetry}>
          <FormattedMessage {...messages.retry} />
        </Button>
      </EmptyState>
    </div>
  );
}
