import { createRoot } from 'react-dom/client';
import type { HostProps } from '@/contracts/host';
import { attachAppShell } from '@/app/app-shell';
import { setupApiErrorLogging } from '@/app/error-log/api-error-logging';
import { isErrorLogEnabled, setupGlobalErrorLogging } from '@/app/error-log/setup-error-log';
import { wrapHostCallbacks } from '@/app/host/host-callbacks';
import { acquireHistory } from '@/app/router/history';
import { syncHostAppearance } from '@/app/host/host-appearance';
import { setupHostSession } from '@/app/host/host-session';
import { setupHostLinkHandling } from '@/app/host/host-navigation';
import { parseHostProps } from '@/app/host/host-props';
import { createHostErrorReporter } from '@/app/host/host-error-reporter';
import { setupNavigationReporting } from '@/app/host/navigation-reporting';
import { setupPendingProgressUpload } from '@/app/background/pending-progress-upload';
import { PortalView } from '@/app/portal-view';
import { setupProgressBar } from '@/app/router/progress-bar';
import { normalizeHash } from '@/app/router/normalize-hash';
import { createPortalRouter } from '@/app/router/router';
import { createSessionActions } from '@/app/session/session-actions';
import { setupSessionTabSync } from '@/app/session/session-tab-sync';
import { setupSessionListeners } from '@/app/session/session-listeners';
import { setupSettings } from '@/app/settings/setup-settings';
import { selectTheme } from '@/app/store/settings-slice';
import { setupDeviceListener } from '@/app/settings/device-listener';
import { createPortalStore } from '@/app/store/create-portal-store';
import { prefetchAppData } from '@/app/store/prefetch-app-data';
import { setupMessagesTabSync } from '@/app/background/messages-tab-sync';
import { refreshPage } from '@/app/keep-alive/refresh-page';
import { setupTabs } from '@/app/tabs/setup-tabs';
import { storageFor, createTokenStorage } from '@/session/token-storage';
import { CssChunkLoadError, hasPageStyles } from '@/shared/chunks/load-stylesheet';
import { cacheKeys, baseApi } from '@/shared/api/base-api';
import { createUnsavedChanges } from '@/shared/form/unsaved-changes';
import { loadPortalConfig } from '@/shared/config/portal-config';
import { acquireStyleContainer } from '@/shared/theme/style-container';
import { createToastQueue } from '@/shared/ui/toast-queue';
import { createDialogQueue } from '@/shared/ui/dialog-queue';

export interface PortalOptions {
  /** The element the portal fills; what it holds of ours is taken over, nothing outside is touched. */
  container: HTMLElement;
  /** Absent when the portal runs on its own. */
  host?: HostProps | undefined;
}

export interface Portal {
  /** New props of the host. */
  update(props: HostProps): void;
  /** Stops everything and leaves the container as it was found. */
  dispose(): void;
}

/**
 * Builds one portal: the only place where its parts meet. Whatever starts here is stopped by `dispose`.
 * @throws what keeps it from starting; then nothing of it is left
 */
export function createPortal(options: PortalOptions): Portal {
  const stops: Stop[] = [];
  // what was started last stops first; one that cannot, such as in a container that the host emptied, keeps no other from it
  const dispose = () => {
    for (const stop of stops.splice(0).reverse()) {
      try {
        stop();
      } catch (error) {
        // eslint-disable-next-line no-console -- whoever else could be told is gone
        console.error(error);
      }
    }
  };
  try {
    return { update: startPortal(options, stops), dispose };
  } catch (error) {
    dispose();
    throw error;
  }
}

type Stop = () => void;

/** @param stops where each part leaves what stops it, as soon as it has started @returns takes new props of the host */
function startPortal({ container, host: givenByHost }: PortalOptions, stops: Stop[]): Portal['update'] {
  const embedded = givenByHost !== undefined;
  const { host: understood, problems: wrongProps } = parseHostProps(givenByHost ?? {});
  const host = wrapHostCallbacks(understood, (error) => {
    report(error);
  });
  const { config, problems, apiBase, mediaBase } = loadPortalConfig(container, embedded, host.config);
  const storage = storageFor('local', config.storagePrefix);
  const token = createTokenStorage(
    storageFor(config.storageKind, config.storagePrefix),
    config.storageKind,
    config.tokenName,
    config.storagePrefix,
  );
  const notices = createToastQueue();
  const questions = createDialogQueue();
  const unsaved = createUnsavedChanges();
  // in a host they are its team's, who hear of them by the console and `onError`
  if (!embedded) for (const text of problems) notices.show({ kind: 'error', text });

  const { client, cache, store, listeners } = createPortalStore({
    config,
    apiBase,
    storage,
    token,
    embedded,
    host,
  });
  stops.push(() => {
    // unused answers wait a minute for their removal, each with a timer
    store.dispatch(baseApi.util.resetApiState());
  });
  stops.push(client.dispose, listeners.clearListeners);
  const link = setupHostSession(store, host, () => {
    void router.revalidate();
  });
  stops.push(link.dispose);
  const followLookOf = syncHostAppearance(store, host);
  const end = createSessionActions({
    store,
    client,
    config,
    notices,
    host,
    isTokenFromHost: link.isTokenFromHost,
    router: () => router,
  });
  const history = acquireHistory(host, embedded);
  stops.push(history.dispose);
  if (history.kind === 'hash') stops.push(normalizeHash(history));
  const router = createPortalRouter(
    {
      store,
      config,
      isTokenFromHost: link.isTokenFromHost,
      unsaved,
      requestHostLogin: end.requestHostLogin,
      notify: notices.show,
      onUnknownPage: (key) => {
        errors.log(new Error(`A route of the platform names the page ${key}, which there is not`));
      },
    },
    history,
  );
  stops.push(() => {
    router.dispose();
  });
  setupSessionListeners(listeners, {
    token,
    onEnded() {
      cache.clear(Object.values(cacheKeys));
      void prefetchAppData(store);
    },
    unsaved: unsaved.hasAny,
    ...end,
  });

  const element = document.createElement('div');
  element.className = 'portal';
  element.dataset.testid = 'session-state';
  element.toggleAttribute('data-embedded', embedded);
  const holder = acquireStyleContainer();
  const firstPaint = attachAppShell(container, element);
  container.append(holder.element, element);
  stops.push(holder.release, () => {
    element.remove();
  });
  const tellHost = createHostErrorReporter(host.onError);
  const report = (error: unknown) => {
    errors.log(error);
    // eslint-disable-next-line no-console -- as React does by itself when nobody listens
    console.error(error);
    tellHost(error);
  };
  const root = createRoot(element, { onCaughtError: report });

  const errors = setupGlobalErrorLogging(store, router, isErrorLogEnabled(config), embedded);
  stops.push(errors.dispose);
  setupApiErrorLogging(listeners, errors.log);
  if (!hasPageStyles(element)) report(new CssChunkLoadError(''));

  [...wrongProps, ...history.problems, ...problems.map((text) => new Error(text))].forEach(report);
  const bar = setupProgressBar(router, element, () => selectTheme(store.getState()).showProgressBar);
  stops.push(bar.dispose);
  stops.push(setupSettings(store, storage, element, embedded, config.storagePrefix));
  stops.push(setupDeviceListener(store));
  stops.push(setupTabs(router, store, listeners, unsaved));
  stops.push(
    setupSessionTabSync(store, token, {
      isTokenFromHost: link.isTokenFromHost,
      unsaved: unsaved.hasAny,
      onChange: () => {
        void router.revalidate();
      },
    }),
  );
  stops.push(setupMessagesTabSync(store, listeners, config.storagePrefix));
  stops.push(setupPendingProgressUpload(store, router, storage));
  if (history.kind === 'memory' && host.onNavigate)
    stops.push(setupNavigationReporting(router, host.onNavigate));
  if (host.navigate) stops.push(setupHostLinkHandling(element, host.navigate));

  root.render(
    <PortalView
      store={store}
      router={router}
      notices={notices}
      questions={questions}
      storage={storage}
      unsaved={unsaved}
      root={element}
      styleContainer={holder.element}
      context={{
        embedded,
        history: history.kind,
        config,
        mediaBase,
        shellBanner: firstPaint.banner,
        revealPortal: firstPaint.reveal,
        logError(error) {
          errors.log(error);
          tellHost(error);
        },
        signOut: end.signOut,
        isTokenFromHost: link.isTokenFromHost,
        refreshPage: () => {
          refreshPage({ store, router, cache, bar, unsaved });
        },
        revalidate: () => router.revalidate(),
        discardReauth: end.discardReauth,
      }}
      onMounted={() => {
        void prefetchAppData(store);
      }}
    />,
  );
  // the pages first of all: what they still have to do as they go needs the rest
  stops.push(() => {
    root.unmount();
  });

  return (props) => {
    const next = parseHostProps(props);
    next.problems.forEach(report);
    link.update(next.host);
    followLookOf(next.host);
  };
}
