import { useLayoutEffect } from 'react';
import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';
import { selectReauth } from '@/session/reauth-slice';
import { PageErrorsProvider } from '@/shared/ui/query/page-errors';
import { usePortal } from '../portal-context';
import { ReauthDialogHost } from '../reauth/reauth-dialog-host';
import { usePortalSelector } from '../store/store';
import { OfflineBanner } from './offline-banner';
import { useSearchShortcut } from './use-search-shortcut';
import { ScrollToTop } from './scroll-to-top';

/**
 * What all pages have in common; the first of them takes over from the page painted before any script. The pages of
 * one user are never those of another (R10.39).
 */
export function RootLayout() {
  const { config, embedded, history, revealPortal } = usePortal();
  const { generation } = usePortalSelector(selectReauth);
  useLayoutEffect(revealPortal, [revealPortal]);
  useSearchShortcut();
  return (
    <>
      <PageErrorsProvider key={generation}>
        <Outlet />
      </PageErrorsProvider>
      <ReauthDialogHost />
      <OfflineBanner />
      {history === 'hash' && (
        <ScrollRestoration storageKey={`${config.storagePrefix}scroll-positions`} getKey={byAddress} />
      )}
      {embedded && <ScrollToTop />}
    </>
  );
}

/** A page that is kept comes back as it was left, also by a link. */
const byAddress = ({ pathname, search }: Location) => pathname + search;
