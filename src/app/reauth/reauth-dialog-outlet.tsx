import { useEffect } from 'react';
import { selectReauth } from '@/session/reauth-slice';
import { selectIsSignedIn } from '@/session/session';
import { lazyWithRetry } from '@/shared/chunks/lazy-with-retry';
import { defineChunk, loadChunkWithRetry } from '@/shared/chunks/load-chunk';
import { useHasUnsaved } from '@/shared/form/unsaved-changes';
import { usePortal } from '../portal-context';
import { usePortalSelector } from '../store/store';

const dialogChunk = defineChunk(
  () => import('./reauth-dialog'),
  (module) => module.ReauthDialog,
);
const ReauthDialog = lazyWithRetry(dialogChunk, { placement: 'overlay' });

/**
 * Shows the login dialog over a page with unsaved input when the session has ended (R10.38). Its code is loaded as soon
 * as there is such input: when it is needed, a new version may have replaced the file, and a reload would lose the input.
 */
export function ReauthDialogOutlet() {
  const { pending } = usePortalSelector(selectReauth);
  const isSignedIn = usePortalSelector(selectIsSignedIn);
  const { isTokenFromHost } = usePortal();
  const hasUnsaved = useHasUnsaved();
  const mayBeNeeded = hasUnsaved && isSignedIn && !isTokenFromHost();
  useEffect(() => {
    if (mayBeNeeded) loadChunkWithRetry(dialogChunk).catch(() => undefined);
  }, [mayBeNeeded]);
  return pending && !isSignedIn && !isTokenFromHost() ? <ReauthDialog /> : null;
}
