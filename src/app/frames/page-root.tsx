import { useLayoutEffect } from 'react';
import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';
import { selectPageHold } from '@/session/page-hold';
import { Parts } from '@/shared/ui/parts';
import { usePortal } from '../portal-context';
import { SignInOver } from '../sign-in-over/sign-in-over';
import { usePortalSelector } from '../store';
import { OfflineBar } from './offline-bar';
import { useSearchKey } from './use-search-key';
import { StartOfPage } from './start-of-page';

/**
 * What all pages have in common; the first of them takes over from the page painted before any script. The pages of
 * one user are never those of another (R10.39).
 */
export function PageRoot() {
  const { config, embedded, history, takeOver } = usePortal();
  const { generation } = usePortalSelector(selectPageHold);
  useLayoutEffect(takeOver, [takeOver]);
  useSearchKey();
  return (
    <>
      <Parts key={generation}>
        <Outlet />
      </Parts>
      <SignInOver />
      <OfflineBar />
      {history === 'hash' && (
        <ScrollRestoration storageKey={`${config.storagePrefix}scroll-positions`} getKey={byAddress} />
      )}
      {embedded && <StartOfPage />}
    </>
  );
}

/** A page that is kept comes back as it was left, also by a link. */
const byAddress = ({ pathname, search }: Location) => pathname + search;
