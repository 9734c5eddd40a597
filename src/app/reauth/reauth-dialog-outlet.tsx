import { useEffect, useInsertionEffect, useRef } from 'react';
import { selectReauth } from '@/session/reauth-slice';
import { selectIsSignedIn } from '@/session/session';
import { lazyWithRetry } from '@/shared/chunks/lazy-with-retry';
import { defineChunk, loadChunkWithRetry } from '@/shared/chunks/load-chunk';
import { useHasUnsaved } from '@/shared/form/unsaved-changes';
import { useAppearance } from '@/shared/theme/appearance-context';
import { focusPageOf, isFocusLost } from '@/shared/ui/use-focus-fallback';
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
  const isOpen = pending && !isSignedIn && !isTokenFromHost();
  useFocusReturn(isOpen);
  return isOpen ? <ReauthDialog /> : null;
}

/** Gives the focus back to what had it before the dialog: the dialog disappears at once, without closing. */
function useFocusReturn(isOpen: boolean): void {
  const { root } = useAppearance();
  const before = useRef<Element>(null);
  // before the dialog takes the focus
  useInsertionEffect(() => {
    if (isOpen) before.current = (root.getRootNode() as Document | ShadowRoot).activeElement;
  }, [isOpen, root]);
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      const element = before.current;
      if (!isFocusLost() || !(element instanceof HTMLElement)) return;
      element.focus({ preventScroll: true });
      if (isFocusLost()) focusPageOf(element);
    };
  }, [isOpen]);
}
