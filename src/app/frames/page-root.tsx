import { useLayoutEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Parts } from '@/shared/ui/parts';
import { usePortal } from '../portal-context';

/** What all pages have in common; the first of them takes over from the page painted before any script. */
export function PageRoot() {
  const { config, takeOver } = usePortal();
  useLayoutEffect(takeOver, [takeOver]);
  return (
    <>
      <Parts>
        <Outlet />
      </Parts>
      <ScrollRestoration storageKey={`${config.storagePrefix}scroll-positions`} />
    </>
  );
}
