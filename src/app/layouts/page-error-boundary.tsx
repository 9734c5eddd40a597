import { use, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate, useRouteError, type Location } from 'react-router-dom';
import { foundNoNetwork } from '@/shared/api/error-number';
import { isGoneChunk } from '@/shared/chunks/load-chunk';
import { UnsavedChangesContext } from '@/shared/form/unsaved-changes';
import { onOnline } from '@/shared/lib/page-events';
import { webStorage } from '@/shared/lib/storage';
import { EmptyState } from '@/shared/ui/page-state';
import { usePortal } from '../portal-context';
import { PlatformUnavailableError } from '../router/access-retry';
import { HostLoginRequiredError } from '../router/guard';
import { ErrorPanel } from './error-panel';
import { messages } from './messages';

/** Replaces a failed page with an error and a retry; the rest of the portal keeps working. */
export function PageErrorBoundary() {
  const error = useRouteError();
  const retry = useRetry();
  const { embedded, logError, revealPortal } = usePortal();
  const unsaved = use(UnsavedChangesContext);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the page that failed may have been scrolled
    top.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => onOnline(retry), [retry]);
  useLayoutEffect(revealPortal, [revealPortal]);
  useEffect(() => {
    // the host has been notified of both
    if (error instanceof HostLoginRequiredError || error instanceof PlatformUnavailableError) return;
    logError(error);
    if (!embedded && unsaved?.hasAny() !== true) reloadForNewBuild(error);
  }, [embedded, error, logError, unsaved]);
  if (error instanceof HostLoginRequiredError) {
    return (
      <div ref={top}>
        <EmptyState title={<FormattedMessage {...messages.hostTitle} />}>
          <p>
            <FormattedMessage {...messages.hostText} />
          </p>
        </EmptyState>
      </div>
    );
  }
  return (
    <ErrorPanel
      ref={top}
      error={error}
      onRetry={retry}
      gone={isGoneChunk(error)}
      offline={foundNoNetwork(error)}
      outage={error instanceof PlatformUnavailableError ? error : undefined}
    />
  );
}

/**
 * Navigates to the same address. A revalidation would keep the error if it ended before React has rendered its start.
 */
function useRetry(): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  return useCallback(() => {
    void navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true });
  }, [navigate, pathname, search, hash, state]);
}

const reloadedForKey = 'portal:reloaded-for';

/** A missing chunk belongs to a build that was replaced: reloads the page, once per chunk to prevent a loop. */
function reloadForNewBuild(error: unknown): void {
  if (!isGoneChunk(error)) return;
  const storage = webStorage(() => sessionStorage);
  if (storage.get(reloadedForKey) === error.address) return;
  storage.set(reloadedForKey, error.address);
  if (storage.get(reloadedForKey) === error.address) location.reload();
}
