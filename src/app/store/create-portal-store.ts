import { nanoid } from '@reduxjs/toolkit';
import type { HostProps } from '@/contracts/host';
import { selectReauth } from '@/session/reauth-slice';
import { selectSession, selectUser, sessionFrom } from '@/session/session';
import type { createTokenStorage } from '@/session/token-storage';
import { createClient } from '@/shared/api/client';
import { takePreloadedResponse } from '@/shared/api/preloaded-responses';
import type { PortalConfig } from '@/shared/config/schema';
import { createScopedCache } from '@/shared/lib/scoped-cache';
import type { KeyedStorage } from '@/shared/lib/storage';
import { whenUserLoaded } from './when-user-loaded';
import { initialSettings } from './settings-slice';
import { settingsKey } from './stored-settings';
import { makeStore } from './store';

/** The store of one portal with what it asks by and keeps in: the platform's client, and a cache that is one user's. */
export function createPortalStore({
  config,
  apiBase,
  storage,
  token,
  embedded,
  host,
}: {
  config: PortalConfig;
  apiBase: string;
  storage: KeyedStorage;
  token: ReturnType<typeof createTokenStorage>;
  embedded: boolean;
  host: HostProps;
}) {
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
    // a page that is held asks on, and hears what is in the way
    needsSession: () => config.loginInterception && !selectReauth(store.getState()).pending,
    preloaded: embedded ? undefined : takePreloadedResponse,
  });
  const cache = createScopedCache(
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
    { client, cache, whenUserLoaded: () => whenUserLoaded(store) },
    {
      settings: initialSettings(storage.get(settingsKey), config, host),
      ...(stored !== null && { session: sessionFrom(stored, 'portal') }),
    },
  );
  return { client, cache, store, listeners };
}
