import { lazy, Suspense } from 'react';
import { selectPageHold } from '@/session/page-hold';
import { selectIsSignedIn } from '@/session/session';
import { usePortal } from '../portal-context';
import { usePortalSelector } from '../store';

const SignInDialog = lazy(() => import('./sign-in-dialog'));

/** The login over a page that is held for its unsaved input (R10.38); nothing of it is loaded before. */
export function SignInOver() {
  const { held } = usePortalSelector(selectPageHold);
  const signedIn = usePortalSelector(selectIsSignedIn);
  const { hostOwnsToken } = usePortal();
  return held && !signedIn && !hostOwnsToken() ? (
    <Suspense fallback={null}>
      <SignInDialog />
    </Suspense>
  ) : null;
}
