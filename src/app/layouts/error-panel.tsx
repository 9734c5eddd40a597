import { useLayoutEffect, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/page-state';
import { usePortal } from '../portal-context';
import { messages } from './messages';

/** Shows an error and a retry button in place of failed content. @param gone a new version has replaced its code */
export function ErrorPanel({
  onRetry,
  gone = false,
  ref,
}: {
  onRetry: () => void;
  gone?: boolean;
  ref?: RefObject<HTMLDivElement | null> | undefined;
}) {
  return (
    <div role="alert" ref={ref}>
      <EmptyState title={<FormattedMessage {...messages.failedTitle} />}>
        <p>
          <FormattedMessage {...(gone ? messages.goneText : messages.failedText)} />
        </p>
        <Button onClick={onRetry}>
          <FormattedMessage {...messages.retry} />
        </Button>
      </EmptyState>
    </div>
  );
}

/** Replaces the whole portal when something outside its pages fails. */
export function PortalErrorFallback({ onRetry }: { onRetry: () => void }) {
  const { revealPortal } = usePortal();
  useLayoutEffect(revealPortal, [revealPortal]);
  return (
    <main>
      <ErrorPanel onRetry={onRetry} />
    </main>
  );
}
