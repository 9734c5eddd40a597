import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { PortalIntl } from '@/app/intl/portal-intl';
import { ConfirmDialogOutlet } from '@/app/confirm-dialog/confirm-dialog-outlet';
import { setupSessionListeners } from '@/app/session/session-listeners';
import { makeStore } from '@/app/store/store';
import { login, userInfo } from '@/contracts/session';
import { selectSession, signedIn, userLoaded } from '@/session/session';
import { createTokenStorage } from '@/session/token-storage';
import { createClient, type Client } from '@/shared/api/client';
import { ConfigContext } from '@/shared/config/config-context';
import { readConfig } from '@/shared/config/read-config';
import { createUnsavedChanges, UnsavedChangesContext } from '@/shared/form/unsaved-changes';
import { memoryStorage, type KeyedStorage } from '@/shared/lib/storage';
import { createScopedCache } from '@/shared/lib/scoped-cache';
import { AppearanceContext } from '@/shared/theme/appearance-context';
import { createToastQueue, ToastQueueContext, type Toast } from '@/shared/ui/toast-queue';
import { createDialogQueue, DialogQueueContext } from '@/shared/ui/dialog/dialog-queue';
import { baseApi } from '@/shared/api/base-api';
import './configure-testing-library';
import './react-warnings';
import { onCleanup } from './cleanup';
import { watchForLeaks } from './leak-guard';
import { platformUrl } from './platform-url';

const appearance = { language: 'zh-CN', theme: 'blue-white', largeText: false, colourWeak: false } as const;
let requestCount = 0;

/**
 * Prepares an element with the portal's store and providers, at the real platform; `show` renders it.
 * @param wrapClient intercepts calls to the platform
 */
export function renderWithProviders(
  element: ReactNode,
  wrapClient: (client: Client) => Client = (client) => client,
) {
  const { config } = readConfig({ apiBase: `${platformUrl()}/api` });
  const storage: KeyedStorage = memoryStorage();
  const toastQueue = createToastQueue();
  const client = createClient({
    baseUrl: config.apiBase,
    product: config.product,
    timeoutMs: config.timeoutMs,
    basic: { id: config.clientId, secret: config.clientSecret },
    newRequestId: () => `part-${(requestCount += 1)}`,
    session: () => {
      const session = selectSession(store.getState());
      return session.kind === 'signedIn' ? session : null;
    },
  });
  const cache = createScopedCache(storage, () => ({ version: '', language: 'zh-CN', user: '' }), 1, Date.now);
  const { store, listeners } = makeStore(
    {
      client: wrapClient(client),
      cache,
      whenUserLoaded: () => Promise.resolve(),
      showFailure: (error) => {
        toastQueue.show({ kind: 'failure', error });
      },
    },
    {},
  );
  const unsavedChanges = createUnsavedChanges();
  setupSessionListeners(listeners, {
    token: createTokenStorage(storage, 'local', 'token', ''),
    onEnded: () => undefined,
    onLeft: () => undefined,
    onUserChanged: () => undefined,
    onExpired: () => undefined,
    onForbidden: () => undefined,
    onLoginRequired: () => undefined,
    onPasswordExpired: () => undefined,
    hasUnsaved: unsavedChanges.hasAny,
  });
  const toasts: Toast[] = [];
  toastQueue.subscribe(
    (notice) => toasts.push(notice),
    () => undefined,
  );
  const dialogQueue = createDialogQueue();
  watchForLeaks();
  const root = document.body.appendChild(document.createElement('div'));
  let reactRoot: Root | undefined = createRoot(root);
  const close = () => {
    reactRoot?.unmount();
    reactRoot = undefined;
    root.remove();
    client.dispose();
    listeners.clearListeners();
    store.dispatch(baseApi.util.resetApiState());
  };
  onCleanup(close);
  const show = () => {
    reactRoot?.render(
      <Provider store={store}>
        <ConfigContext value={{ config, mediaBase: platformUrl(), storage }}>
          <AppearanceContext value={{ ...appearance, root, styleContainer: root }}>
            <ToastQueueContext value={toastQueue}>
              <PortalIntl language="zh-CN" texts={{}} failure={null}>
                <UnsavedChangesContext value={unsavedChanges}>
                  <DialogQueueContext value={dialogQueue}>{element}</DialogQueueContext>
                </UnsavedChangesContext>
                <ConfirmDialogOutlet queue={dialogQueue} />
              </PortalIntl>
            </ToastQueueContext>
          </AppearanceContext>
        </ConfigContext>
      </Provider>,
    );
  };
  return {
    store,
    /** The toasts so far. */
    toasts,
    unsaved: unsavedChanges,
    client,
    show,
    close,
    async signIn(username: string, password: string) {
      const response = await client.send(login, { username, password });
      store.dispatch(signedIn(String(response[config.tokenField])));
      // As the route guard does.
      const session = selectSession(store.getState());
      const user = await client.send(userInfo, {});
      if (session.kind === 'signedIn') store.dispatch(userLoaded({ id: session.id, user, admin: false }));
    },
  };
}
