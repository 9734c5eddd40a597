import { use, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate, useRouteError, type Location } from 'react-router-dom';
import { ChunkLoadError } from '@/shared/chunks/chunk-load-error';
import { UnsavedContext } from '@/shared/form/unsaved';
import { webStorage } from '@/shared/lib/storage';
import { Empty } from '@/shared/ui/page-state';
import { SignInAtHost } from '../routing/sign-in-at-host';
import { usePortal } from '../portal-context';
import { Failure } from './failure';
import { messages } from './messages';

/** The boundary of a page: the rest of the portal lives on, and the page can be tried again. */
export function PageFailed() {
  const error = useRouteError();
  const retry = useRetry();
  const { embedded, logError, takeOver } = usePortal();
  const unsaved = use(UnsavedContext);
  const beginning = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // it may stand in the place of a long page that somebody had scrolled
    beginning.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
    };
  }, [retry]);
  useLayoutEffect(takeOver, [takeOver]);
  useEffect(() => {
    if (error instanceof SignInAtHost) return;
    logError(error);
    if (!embedded && unsaved?.any() !== true) reloadForNewBuild(error);
  }, [embedded, error, logError, unsaved]);
  if (error instanceof SignInAtHost) {
    return (
      <div ref={beginning}>
        <Empty title={<FormattedMessage {...messages.hostTitle} />}>
          <p>
            <FormattedMessage {...messages.hostText} />
          </p>
        </Empty>
      </div>
    );
  }
  return <Failure ref={beginning} onRetry={retry} />;
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

const reloadedFor = 'portal:reloaded-for';

/**
 * A chunk that is not there any more belongs to a build that was replaced: the whole page is loaded anew, once for
 * each chunk, so that nobody goes in circles.
 */
function reloadForNewBuild(error: unknown): void {
  if (!(error instanceof ChunkLoadError) || error.kind !== 'missing') return;
  const storage = webStorage(() => sessionStorage);
  if (storage.get(reloadedFor) === error.address) return;
  storage.set(reloadedFor, error.address);
  if (storage.get(reloadedFor) === error.address) location.reload();
}
