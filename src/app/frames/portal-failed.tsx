import { useLayoutEffect } from 'react';
import { usePortal } from '../portal-context';
import { Failure } from './failure';

/** In the place of the whole portal, where something outside its pages has failed. */
export function PortalFailed({ onRetry }: { onRetry: () => void }) {
  const { takeOver } = usePortal();
  useLayoutEffect(takeOver, [takeOver]);
  return (
    <main>
      <Failure onRetry={onRetry} />
    </main>
  );
}
