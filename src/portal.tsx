import { nanoid } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import type { HostProps } from '@/contracts/host';
import { readFirstPaint } from '@/app/first-paint';
import { watchErrors } from '@/app/error-log/watch-errors';
import { followHost } from '@/app/host/host-link';
import { PortalView } from '@/app/portal-view';
import { noBar, setupProgressBar } from '@/app/progress-bar';
import { mendAddress } from '@/app/routing/mend-address';
import { createPortalRouter } from '@/app/routing/router';
import { endSession } from '@/app/session/end-session';
import { untilUserKnown } from '@/app/session/until-user-known';
import { followTabs } from '@/app/session/follow-tabs';
import { watchSession } from '@/app/session/watch-session';
import { keepSettings } from '@/app/settings/keep-settings';
import { readSettings, settingsKey } from '@/app/settings/settings';
import { startUp } from '@/app/startup/startup';
import { makeStore } from '@/app/store';
import { reload } from '@/app/visits/reload';
import { watchVisits } from '@/app/visits/watch-visits';
import { selectSession, selectUser, sessionFrom } from '@/session/session';
import { storageOf, tokenStorage } from '@/session/token-storage';
import { createClient } from '@/shared/api/client';
import { cacheKeys } from '@/shared/api/platform-api';
import { takeEarlyAnswer } from '@/shared/api/early-answers';
import { platformApi } from '@/shared/api/platform-api';
import { createUnsaved } from '@/shared/form/unsaved';
import { readConfig } from '@/shared/config/read-config';
import { readPageConfig } from '@/shared/config/page-config';
import { stampedCache } from '@/shared/lib/stamped-cache';
import { takeStyleHolder } from '@/shared/theme/style-holder';
import { createNotices } from '@/shared/ui/notices';

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

/** Builds one portal: the only place where its parts meet. Whatever starts here is stopped by `dispose`. */
export function createPortal({ container, host }: PortalOptions): Portal {
  const embedded = host !== undefined;
  const { config, problems } = readConfig(
    embedded ? { storagePrefix: 'portal:' } : {},
    readPageConfig(container),
    host?.config,
  );

  const apiBase = new URL(config.apiBase, location.href);
  const mediaBase = config.objectStorageBase || apiBase.origin;
  const storage = storageOf('local', config.storagePrefix);
  const token = tokenStorage(
    storageOf(config.storageKind, config.storagePrefix),
    config.tokenName,
    config.storagePrefix,
  );
  const notices = createNotices();
  const unsaved = createUnsaved();
  for (const text of problems) notices.show({ kind: 'error', text });

  const client = createClient({
    baseUrl: apiBase.href.replace(/\/$/, ''),
    product: config.product,
    timeoutMs: config.timeoutMs,
    basic: { id: config.clientId, secret: config.clientSecret },
    newRequestId: () => nanoid(),
    session: () => {
      const session = selectSession(store.getState());
      return session.kind === 'signedIn' ? session : null;
    },
    early: embedded ? undefined : takeEarlyAnswer,
  });
  const cache = stampedCache(
    storage,
    () => ({
      version: __PORTAL_VERSION__,
      language: store.getState().settings.language,
      user: selectUser(store.getState())?.username ?? '',
    }),
    config.cacheHours,
    Date.now,
  );
  const stored = token.read();
  const { store, listeners } = makeStore(
    { client, cache, userKnown: () => untilUserKnown(store) },
    {
      settings: readSettings(storage.get(settingsKey), host),
      ...(stored !== null && { session: sessionFrom(stored, 'portal') }),
    },
  );
  const link = followHost(store, host ?? {}, () => {
    void router.revalidate();
  });
  const end = endSession({
    store,
    config,
    notices,
    host,
    hostOwnsToken: link.ownsToken,
    router: () => router,
  });
  const basePath = host?.basePath ?? '/';
  const stopMending = mendAddress(basePath);
  const router = createPortalRouter(
    {
      store,
      config,
      hostOwnsToken: link.ownsToken,
      askHost: () => {
        host?.onSessionExpired?.('missing');
      },
      tell: notices.show,
      onUnknownPage: (key) => {
        errors.log(new Error(`A route of the platform names the page ${key}, which there is not`));
      },
    },
    basePath,
  );
  watchSession(listeners, {
    token,
    onEnded() {
      cache.clear(Object.values(cacheKeys));
      void startUp(store);
    },
    unsaved: unsaved.any,
    ...end,
  });

  const element = document.createElement('div');
  element.className = 'portal';
  element.dataset.testid = 'session-state';
  element.toggleAttribute('data-embedded', embedded);
  const holder = takeStyleHolder();
  const firstPaint = readFirstPaint(container, element);
  container.append(holder.element, element);
  const root = createRoot(element, {
    onCaughtError(error) {
      errors.log(error);
      // eslint-disable-next-line no-console -- as React does by itself when nobody listens
      console.error(error);
    },
  });

  const errors = watchErrors(store, router, config.errorLog.includes(__PORTAL_ENV__), embedded);
  const bar = config.showProgressBar ? setupProgressBar(router, element, embedded) : noBar;
  const stops = [
    keepSettings(store, storage, element, embedded),
    bar.stop,
    errors.stop,
    watchVisits(router, store, listeners),
    followTabs(store, token.key, link.ownsToken, () => {
      void router.revalidate();
    }),
    listeners.clearListeners,
    link.dispose,
    client.dispose,
    stopMending,
    () => {
      router.dispose();
    },
    holder.release,
    () => {
      element.remove();
    },
  ];

  root.render(
    <PortalView
      store={store}
      router={router}
      notices={notices}
      storage={storage}
      unsaved={unsaved}
      root={element}
      styleHolder={holder.element}
      context={{
        embedded,
        config,
        mediaBase,
        firstPaintBanner: firstPaint.banner,
        takeOver: firstPaint.end,
        logError: errors.log,
        signOut: end.signOut,
        hostOwnsToken: link.ownsToken,
        reload: () => {
          reload({ store, router, cache, bar });
        },
        judgeAnew: () => router.revalidate(),
        leaveHeldPage: end.leaveHeldPage,
      }}
      onMounted={() => {
        void startUp(store);
      }}
    />,
  );

  return {
    update: link.update,
    dispose() {
      root.unmount();
      for (const stop of stops) stop();
      // unused answers wait a minute for their removal, each with a timer
      store.dispatch(platformApi.util.resetApiState());
    },
  };
}
