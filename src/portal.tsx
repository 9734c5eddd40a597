import { nanoid } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import type { HostProps } from '@/contracts/host';
import { setupBackgroundWork } from '@/app/background/background-work';
import { setupErrorLog } from '@/app/error-log/setup-error-log';
import { setupLinkHandling, setupNavigationReporting } from '@/app/host/host-navigation';
import { createPopupLayer } from '@/app/host/popup-layer';
import { setupWholePrinting } from '@/app/host/print-whole';
import { setupPortalHandle } from '@/app/host/portal-handle';
import { onHostTokenChanged, setupHostSession } from '@/app/host/host-session';
import { warnOfUnknownMessages } from '@/app/intl/unknown-messages';
import { refreshPage } from '@/app/keep-alive/refresh-page';
import { AppLayout } from '@/app/layouts/app-layout';
import { PageErrorBoundary } from '@/app/layouts/page-error-boundary';
import { RootLayout } from '@/app/layouts/root-layout';
import { setupScrollPositions } from '@/app/layouts/scroll-positions';
import { fetchRelease } from '@/app/new-version/fetch-release';
import { createVersionWatch } from '@/app/new-version/version-watch';
import { createPortalElement } from '@/app/portal-element';
import { createServices } from '@/app/portal-services';
import { PortalView } from '@/app/portal-view';
import { createAccessRetry } from '@/app/router/access-retry';
import { reopenPage, type PortalRouter } from '@/app/router/current-page';
import { setupCloseOnBack } from '@/app/router/close-on-back';
import { acquireHistory } from '@/app/router/history';
import { setupProgressBar } from '@/app/router/progress-bar';
import { createPortalRouter } from '@/app/router/router';
import { setupSession } from '@/app/session/setup-session';
import { setupSettings } from '@/app/settings/setup-settings';
import { createPortalStore } from '@/app/store/create-portal-store';
import { prefetchAppData } from '@/app/store/prefetch-app-data';
import { selectTheme } from '@/app/store/settings-slice';
import { setupTabs } from '@/app/tabs/setup-tabs';
import { storageFor } from '@/session/token-storage';
import { setupTranslatedPages } from '@/shared/lib/translated-pages';
import { setupCompositionKeys } from '@/shared/lib/composition-keys';
import { setupTogether, type AddDisposable } from '@/shared/lib/disposer';

export interface PortalOptions {
  /** The element that the portal fills. The portal adopts the shell inside it, and changes nothing outside. */
  container: HTMLElement;
  /** Absent when the portal runs standalone. */
  host?: HostProps | undefined;
}

export interface Portal {
  /** Takes new props of the host. */
  update(props: HostProps): void;
  /** Stops everything and restores the container. */
  dispose(): void;
}

/**
 * Builds one portal. This is the only place where its parts are wired; `dispose` stops all of them, the last one first.
 * @throws when the portal cannot start; it removes everything first
 */
export function createPortal(options: PortalOptions): Portal {
  const { result: update, dispose } = setupTogether((add) => startPortal(options, add));
  return { update, dispose };
}

function startPortal({ container, host: hostProps }: PortalOptions, add: AddDisposable): Portal['update'] {
  const services = createServices(container, hostProps);
  const { embedded, host, config, mediaBase, errors, toasts, unsaved } = services;
  const { store, client, cache, listeners } = add(createPortalStore(services));
  const hostSession = add(setupHostSession(store, host, errors.report));
  const history = add(acquireHistory(host, embedded, errors.report));
  const accessRetry = add(
    createAccessRetry({
      retry: () => void reopenPage(router),
      report: errors.report,
      onRecovered: () => void prefetchAppData(store),
    }),
  );
  const router: PortalRouter = add(
    createPortalRouter(
      {
        store,
        config,
        unsaved,
        notify: toasts.show,
        logError: errors.log,
        accessRetry,
        isTokenFromHost: hostSession.isTokenFromHost,
        requestHostLogin: hostSession.requestLogin,
      },
      history,
      { RootLayout, AppLayout, PageErrorBoundary },
    ),
  );
  const newVersion = add(
    createVersionWatch({
      fetchRelease: (signal) => fetchRelease(__PORTAL_FILE__, signal),
      // the server of `npm run dev` has no builds
      minutes: __PORTAL_ENV__ === 'production' ? config.versionCheckMinutes : 0,
      onNew: host.onNewVersion,
    }),
  );
  const deps = { ...services, store, client, cache, listeners, hostSession, router, newVersion };

  const session = add(setupSession(deps));
  add(onHostTokenChanged(listeners, () => void router.revalidate()));
  const view = add(createPortalElement(container, embedded, errors.report));
  // names only, for people and tools that inspect a host's page
  if (embedded)
    Object.assign(view.element.dataset, { history: history.kind, hostProps: Object.keys(host).join(' ') });
  add(setupScrollPositions(router, history, view.element, storageFor('session', config.storagePrefix)));
  add(setupErrorLog(deps));
  const popups = add(createPopupLayer(view.element, host, errors.report));
  // before React listens there
  for (const root of new Set([view.element, popups.element])) add(setupCompositionKeys(root));
  const progressBar = add(
    setupProgressBar(router, view.element, embedded, () => selectTheme(store.getState()).showProgressBar),
  );
  add(setupSettings({ ...deps, element: view.element }));
  add(setupTabs(deps));
  add(setupCloseOnBack(services.overlays, router, history));
  add(setupBackgroundWork(deps));
  add(setupTranslatedPages(new Set([view.element, popups.element])));
  for (const root of new Set([view.element, popups.element]))
    add(setupLinkHandling(router, history, root, host));
  add(setupNavigationReporting(router, host));
  if (embedded) add(setupWholePrinting(view.element));
  const { reportShown } = add(setupPortalHandle({ ...deps, history }));
  add(warnOfUnknownMessages(host.messages));

  const root = createRoot(view.element, {
    // React counts the ids of elements; the copies of a host and of another version of the portal count alike
    identifierPrefix: `portal-${nanoid(6)}-`,
    onCaughtError: errors.report,
  });
  // added last, so disposed first: the pages use the other parts during the unmount
  add(() => {
    root.unmount();
  });
  root.render(
    <PortalView
      {...deps}
      root={view.element}
      popups={popups.element}
      styleContainer={view.styleContainer}
      context={{
        embedded,
        host,
        history: history.kind,
        config,
        mediaBase,
        shellBanner: view.shellBanner,
        revealPortal: view.reveal,
        logError: errors.forward,
        newVersion,
        signOut: session.signOut,
        discardReauth: session.discardReauth,
        reportShown,
        isTokenFromHost: hostSession.isTokenFromHost,
        revalidate: () => router.revalidate(),
        refreshPage: () => {
          refreshPage({ ...deps, progressBar });
        },
      }}
    />,
  );

  return (props) => {
    hostSession.update(services.readHostProps(props));
  };
}
