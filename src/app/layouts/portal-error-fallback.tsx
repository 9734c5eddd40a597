import { useLayoutEffect } from 'react';
import { usePortal } from '../portal-context';
import { ErrorPanel } from './error-panel';

/** In the place of the whole portal, where something outside its pages has failed. */
export function PortalErrorFallback({ onRetry }: { onRetry: () => void }) {
  const { revealPortal } = usePortal();
  useLayoutEffect(revealPortal, [revealPortal]);
  return (
    <main>
      <ErrorPanel onRetry={onRetry} />
    </main>
  );
}
