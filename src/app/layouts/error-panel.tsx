import { useLayoutEffect, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/page-state';
import { usePortal } from '../portal-context';
import { messages } from './messages';

/** In place of what failed: says so, and offers to try again. */
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

/** In place of the whole portal, when something outside its pages failed. */
export function PortalErrorFallback({ onRetry }: { onRetry: () => void }) {
  const { revealPortal } = usePortal();
  useLayoutEffect(revealPortal, [revealPortal]);
  return (
    <main>
      <ErrorPanel onRetry={onRetry} />
    </main>
  );
}
