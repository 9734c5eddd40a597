import { nanoid } from '@reduxjs/toolkit';
import type { HostProps } from '@/contracts/host';
import { selectAccess } from '@/session/access';
import { selectReauth } from '@/session/reauth-slice';
import { selectIsSignedIn, selectSession, selectUser, sessionFrom } from '@/session/session';
import type { TokenStorage } from '@/session/token-storage';
import { baseApi, recentPagesKey, recentSearchesKey } from '@/shared/api/base-api';
import { createClient } from '@/shared/api/client';
import { createRepairLog } from '@/shared/api/repair-log';
import { takePreloadedResponse } from '@/shared/api/preloaded-responses';
import type { PortalConfig } from '@/shared/config/schema';
import { setupTogether } from '@/shared/lib/disposer';
import { createScopedCache } from '@/shared/lib/scoped-cache';
import type { KeyedStorage } from '@/shared/lib/storage';
import type { ToastQueue } from '@/shared/ui/toast-queue';
import { initialSettings } from './settings-slice';
import { settingsKey } from './stored-settings';
import { makeStore, type PortalStore } from './store';

export interface PortalStoreDeps {
  config: PortalConfig;
  apiBase: string;
  storage: KeyedStorage;
  token: TokenStorage;
  toasts: Pick<ToastQueue, 'show'>;
  errors: { log: (error: unknown) => void };
  embedded: boolean;
  /** Props that affect the initial settings. */
  host: Pick<HostProps, 'language' | 'theme'>;
}

/** The store of one portal, with the client and the cache that its thunks use. */
export function createPortalStore(deps: PortalStoreDeps) {
  const { config, apiBase, storage, token, toasts, errors, embedded, host } = deps;
  const logRepaired = createRepairLog(errors.log);
  const client = createClient({
    baseUrl: apiBase,
    product: config.product,
    timeoutMs: config.timeoutMs,
    basic: { id: config.clientId, secret: config.clientSecret },
    newRequestId: () => nanoid(),
    session: () => {
      const session = selectSession(store.getState());
      return session.kind === 'signedIn' ? session : null;
    },
    // while re-authentication is pending, calls go out and fail with 401
    needsSession: () => config.loginInterception && !selectReauth(store.getState()).pending,
    preloaded: embedded ? undefined : takePreloadedResponse,
    storage,
    logRepaired,
  });
  const cache = createScopedCache(
    storage,
    (key) => ({
      version: __PORTAL_VERSION__,
      // recent searches and pages remain when the language changes
      language: key === recentSearchesKey || key === recentPagesKey ? '' : store.getState().settings.language,
      user: selectUser(store.getState())?.username ?? '',
    }),
    config.cacheHours,
    Date.now,
  );
  const stored = token.read();
  const { store, listeners } = makeStore(
    {
      client,
      cache,
      whenUserLoaded: () => whenUserLoaded(store),
      logRepaired,
      showFailure: (error) => {
        toasts.show({ kind: 'failure', error });
      },
    },
    {
      settings: initialSettings(storage.get(settingsKey), config, host),
      ...(stored !== null && { session: sessionFrom(stored, 'portal') }),
    },
  );
  const { dispose } = setupTogether((add) => {
    // unused queries hold a timer until they are removed
    add(() => store.dispatch(baseApi.util.resetApiState()));
    add(client);
    add(listeners.clearListeners);
  });
  return {
    client,
    cache,
    store,
    listeners,
    dispose,
  };
}

/** Resolves when the user is loaded; at once for a visitor (R10.10). */
export function whenUserLoaded(store: PortalStore): Promise<void> {
  const isLoaded = () => {
    const state = store.getState();
    return !selectIsSignedIn(state) || selectAccess(state).routes === 'member';
  };
  return new Promise((resolve) => {
    const stop = store.subscribe(check);
    check();
    function check() {
      if (!isLoaded()) return;
      stop();
      resolve();
    }
  });
}
