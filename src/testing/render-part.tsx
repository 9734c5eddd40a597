import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { PortalIntl } from '@/app/intl/portal-intl';
import { QuestionsHost } from '@/app/questions/questions-host';
import { watchSession } from '@/app/session/watch-session';
import { makeStore } from '@/app/store';
import { login, userInfo } from '@/contracts/session';
import { selectSession, signedIn, userLoaded } from '@/session/session';
import { tokenStorage } from '@/session/token-storage';
import { createClient, type Client } from '@/shared/api/client';
import { ConfigContext } from '@/shared/config/config-context';
import { readConfig } from '@/shared/config/read-config';
import { createUnsaved, UnsavedContext } from '@/shared/form/unsaved';
import { memoryStorage, type KeyedStorage } from '@/shared/lib/storage';
import { stampedCache } from '@/shared/lib/stamped-cache';
import { LookContext } from '@/shared/theme/look-context';
import { createNotices, NoticesContext, type Notice } from '@/shared/ui/notices';
import { createQuestions, QuestionsContext } from '@/shared/ui/questions';
import { platformApi } from '@/shared/api/platform-api';
import { partOpened } from './open-parts';
import { platformUrl } from './render-portal';

const look = { language: 'zh-CN', theme: 'blue-white', largeText: false, colourWeak: false } as const;
let calls = 0;

/**
 * Shows a part of a page with the portal's store and providers around it, at the real platform.
 * @param through stands between the part and the platform: what the network does
 */
export function renderPart(part: ReactNode, through: (client: Client) => Client = (client) => client) {
  const { config } = readConfig({ apiBase: `${platformUrl()}/api` });
  const storage: KeyedStorage = memoryStorage();
  const client = createClient({
    baseUrl: config.apiBase,
    product: config.product,
    timeoutMs: config.timeoutMs,
    basic: { id: config.clientId, secret: config.clientSecret },
    newRequestId: () => `part-${(calls += 1)}`,
    session: () => {
      const session = selectSession(store.getState());
      return session.kind === 'signedIn' ? session : null;
    },
  });
  const cache = stampedCache(storage, () => ({ version: '', language: 'zh-CN', user: '' }), 1, Date.now);
  const { store, listeners } = makeStore(
    { client: through(client), cache, userKnown: () => Promise.resolve() },
    {},
  );
  const unsaved = createUnsaved();
  watchSession(listeners, {
    token: tokenStorage(storage, 'local', 'token', ''),
    onEnded: () => undefined,
    onExpired: () => undefined,
    onForbidden: () => undefined,
    onPasswordExpired: () => undefined,
    unsaved: unsaved.any,
  });
  const notices = createNotices();
  const told: Notice[] = [];
  notices.subscribe((notice) => told.push(notice));
  const questions = createQuestions();
  const root = document.body.appendChild(document.createElement('div'));
  let reactRoot: Root | undefined = createRoot(root);
  const close = () => {
    reactRoot?.unmount();
    reactRoot = undefined;
    root.remove();
    client.dispose();
    listeners.clearListeners();
    store.dispatch(platformApi.util.resetApiState());
  };
  partOpened(close);
  const show = () => {
    reactRoot?.render(
      <Provider store={store}>
        <ConfigContext value={{ config, mediaBase: platformUrl(), storage }}>
          <LookContext value={{ ...look, root, styleHolder: root }}>
            <NoticesContext value={notices}>
              <PortalIntl language="zh-CN">
                <UnsavedContext value={unsaved}>
                  <QuestionsContext value={questions}>{part}</QuestionsContext>
                </UnsavedContext>
                <QuestionsHost questions={questions} />
              </PortalIntl>
            </NoticesContext>
          </LookContext>
        </ConfigContext>
      </Provider>,
    );
  };
  return {
    store,
    /** What toasts would say. */
    told,
    unsaved,
    client,
    show,
    close,
    async signIn(username: string, password: string) {
      const answer = await client.send(login, { username, password });
      store.dispatch(signedIn(String(answer[config.tokenField])));
      // as the guard does
      const session = selectSession(store.getState());
      const user = await client.send(userInfo, {});
      if (session.kind === 'signedIn') store.dispatch(userLoaded({ id: session.id, user, admin: false }));
    },
  };
}
