import { useLayoutEffect, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorMessage } from '@/shared/api/error-message';
import { useHasUnsaved } from '@/shared/form/unsaved-changes';
import { Button } from '@/shared/ui/button';
import { ErrorNumber } from '@/shared/ui/error-number';
import { ReloadButton } from '@/shared/ui/reload-button';
import { EmptyState } from '@/shared/ui/page-state';
import { usePortal } from '../portal-context';
import type { PlatformUnavailableError } from '../router/access-retry';
import { messages } from './messages';

/**
 * Shows an error with its number and a retry button instead of failed content.
 * @param gone a new version has replaced its code: only a reload helps, and it is offered if no input would be lost
 * @param outage the platform is unavailable
 * @param offline there was no network; `onRetry` is called when it is back
 */
export function ErrorPanel({
  error,
  onRetry,
  gone = false,
  ref,
  outage,
  offline = false,
}: {
  error: unknown;
  onRetry: () => void;
  gone?: boolean;
  ref?: RefObject<HTMLDivElement | null> | undefined;
  outage?: PlatformUnavailableError | undefined;
  offline?: boolean;
}) {
  const { embedded } = usePortal();
  const hasUnsaved = useHasUnsaved();
  const goneText = hasUnsaved ? messages.goneUnsaved : messages.goneText;
  const [title, text] = outage
    ? [messages.outageTitle]
    : offline
      ? [messages.offlineTitle, messages.offlineText]
      : [messages.failedTitle, gone ? goneText : messages.failedText];
  return (
    <div role="alert" ref={ref}>
      <EmptyState title={<FormattedMessage {...title} />}>
        {outage && <OutageText outage={outage} />}
        {text && (
          <p>
            <FormattedMessage {...text} />
          </p>
        )}
        <ErrorNumber error={error} />
        {gone && !embedded && !hasUnsaved && <ReloadButton label={messages.reload} />}
        <Button onClick={onRetry}>
          <FormattedMessage {...messages.retry} />
        </Button>
      </EmptyState>
    </div>
  );
}

/** Says why the platform is unavailable, and that the portal retries automatically. */
function OutageText({ outage: { cause, status } }: { outage: PlatformUnavailableError }) {
  const errorMessage = useErrorMessage();
  return (
    <>
      <p>
        <FormattedMessage {...messages.outageReason} values={{ reason: errorMessage(cause), status }} />
      </p>
      <p>
        <FormattedMessage {...messages.outageText} />
      </p>
    </>
  );
}

/** Replaces the whole portal when something outside its pages fails. */
export function PortalErrorFallback({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { revealPortal } = usePortal();
  useLayoutEffect(revealPortal, [revealPortal]);
  return (
    <main>
      <ErrorPanel error={error} onRetry={onRetry} />
    </main>
  );
}
