import { use, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate, useRouteError, type Location } from 'react-router-dom';
import { ChunkLoadError } from '@/shared/chunks/load-chunk';
import { UnsavedChangesContext } from '@/shared/form/unsaved-changes';
import { webStorage } from '@/shared/lib/storage';
import { EmptyState } from '@/shared/ui/page-state';
import { HostLoginRequiredError } from '../router/host-login';
import { usePortal } from '../portal-context';
import { ErrorPanel } from './error-panel';
import { messages } from './messages';

/** The boundary of a page: the rest of the portal lives on, and the page can be tried again. */
export function PageErrorBoundary() {
  const error = useRouteError();
  const retry = useRetry();
  const { embedded, logError, revealPortal } = usePortal();
  const unsaved = use(UnsavedChangesContext);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // it may stand in the place of a long page that somebody had scrolled
    top.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
    };
  }, [retry]);
  useLayoutEffect(revealPortal, [revealPortal]);
  useEffect(() => {
    if (error instanceof HostLoginRequiredError) return;
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
  return <ErrorPanel ref={top} onRetry={retry} />;
}

/**
 * Comes to the same address anew. A revalidation would not do: one that is over before React has drawn that it began
 * leaves what has failed as it is.
 */
function useRetry(): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  return useCallback(() => {
    void navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true });
  }, [navigate, pathname, search, hash, state]);
}

const reloadedForKey = 'portal:reloaded-for';

/**
 * A chunk that is not there any more belongs to a build that was replaced: the whole page is loaded anew, once for
 * each chunk, so that nobody goes in circles.
 */
function reloadForNewBuild(error: unknown): void {
  if (!(error instanceof ChunkLoadError) || error.kind !== 'missing') return;
  const storage = webStorage(() => sessionStorage);
  if (storage.get(reloadedForKey) === error.address) return;
  storage.set(reloadedForKey, error.address);
  if (storage.get(reloadedForKey) === error.address) location.reload();
}
