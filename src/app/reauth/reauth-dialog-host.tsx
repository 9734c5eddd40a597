import { lazy, Suspense } from 'react';
import { selectReauth } from '@/session/reauth-slice';
import { selectIsSignedIn } from '@/session/session';
import { usePortal } from '../portal-context';
import { usePortalSelector } from '../store/store';

const ReauthDialog = lazy(() => import('./reauth-dialog'));

/** The login over a page that is held for its unsaved input (R10.38); nothing of it is loaded before. */
export function ReauthDialogHost() {
  const { pending } = usePortalSelector(selectReauth);
  const signedIn = usePortalSelector(selectIsSignedIn);
  const { isTokenFromHost } = usePortal();
  return pending && !signedIn && !isTokenFromHost() ? (
    <Suspense fallback={null}>
      <ReauthDialog />
    </Suspense>
  ) : null;
}
