import { selectReauth } from '@/session/reauth-slice';
import { selectIsSignedIn } from '@/session/session';
import { lazyWithRetry } from '@/shared/chunks/lazy-with-retry';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { usePortal } from '../portal-context';
import { usePortalSelector } from '../store/store';

const ReauthDialog = lazyWithRetry(
  defineChunk(
    () => import('./reauth-dialog'),
    (module) => module.ReauthDialog,
  ),
  { placement: 'overlay' },
);

/** Shows the login dialog over a page with unsaved input when the session has ended (R10.38). */
export function ReauthDialogHost() {
  const { pending } = usePortalSelector(selectReauth);
  const isSignedIn = usePortalSelector(selectIsSignedIn);
  const { isTokenFromHost } = usePortal();
  return pending && !isSignedIn && !isTokenFromHost() ? <ReauthDialog /> : null;
}
