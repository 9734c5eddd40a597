import { nanoid } from '@reduxjs/toolkit';
import type { HostProps } from '@/contracts/host';
import { selectPageHold } from '@/session/page-hold';
import { selectSession, selectUser, sessionFrom } from '@/session/session';
import type { tokenStorage } from '@/session/token-storage';
import { createClient } from '@/shared/api/client';
import { takeEarlyAnswer } from '@/shared/api/early-answers';
import type { PortalConfig } from '@/shared/config/schema';
import { stampedCache } from '@/shared/lib/stamped-cache';
import type { KeyedStorage } from '@/shared/lib/storage';
import { untilUserKnown } from './session/until-user-known';
import { readSettings } from './settings/settings';
import { settingsKey } from './settings/stored-settings';
import { makeStore } from './store';

/** The store of one portal with what it asks by and keeps in: the platform's client, and a cache that is one user's. */
export function startStore({
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
  token: ReturnType<typeof tokenStorage>;
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
    needsSession: () => config.loginInterception && !selectPageHold(store.getState()).held,
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
      settings: readSettings(storage.get(settingsKey), config, host),
      ...(stored !== null && { session: sessionFrom(stored, 'portal') }),
    },
  );
  return { client, cache, store, listeners };
}
