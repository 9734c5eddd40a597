import { createRoot } from 'react-dom/client';
import type { HostProps } from '@/contracts/host';
import { readFirstPaint } from '@/app/first-paint';
import { logRefusals } from '@/app/error-log/log-refusals';
import { isLogOn, watchErrors } from '@/app/error-log/watch-errors';
import { guardCallbacks } from '@/app/host/guard-callbacks';
import { takeHistory } from '@/app/host/host-history';
import { followLook } from '@/app/host/follow-look';
import { followHost } from '@/app/host/host-link';
import { leaveByHost } from '@/app/host/leave-by-host';
import { readHostProps } from '@/app/host/read-host-props';
import { tellErrors } from '@/app/host/tell-errors';
import { tellMoves } from '@/app/host/tell-moves';
import { followKeptProgress } from '@/app/kept-progress/follow-kept-progress';
import { PortalView } from '@/app/portal-view';
import { setupProgressBar } from '@/app/progress-bar';
import { mendAddress } from '@/app/routing/mend-address';
import { createPortalRouter } from '@/app/routing/router';
import { endSession } from '@/app/session/end-session';
import { followTabs } from '@/app/session/follow-tabs';
import { watchSession } from '@/app/session/watch-session';
import { keepSettings } from '@/app/settings/keep-settings';
import { selectTheme } from '@/app/settings/settings';
import { watchDevice } from '@/app/settings/watch-device';
import { startStore } from '@/app/start-store';
import { startUp } from '@/app/startup/startup';
import { followMessages } from '@/app/site-messages/follow-messages';
import { reload } from '@/app/visits/reload';
import { watchVisits } from '@/app/visits/watch-visits';
import { storageOf, tokenStorage } from '@/session/token-storage';
import { CssChunkLoadError } from '@/shared/chunks/css-chunk-load-error';
import { hasPageStyles } from '@/shared/chunks/load-sheet';
import { cacheKeys, platformApi } from '@/shared/api/platform-api';
import { createUnsaved } from '@/shared/form/unsaved';
import { portalConfig } from '@/shared/config/portal-config';
import { takeStyleHolder } from '@/shared/theme/style-holder';
import { createNotices } from '@/shared/ui/notices';
import { createQuestions } from '@/shared/ui/questions';

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
  const { host: understood, problems: wrongProps } = readHostProps(givenByHost ?? {});
  const host = guardCallbacks(understood, (error) => {
    report(error);
  });
  const { config, problems, apiBase, mediaBase } = portalConfig(container, embedded, host.config);
  const storage = storageOf('local', config.storagePrefix);
  const token = tokenStorage(
    storageOf(config.storageKind, config.storagePrefix),
    config.storageKind,
    config.tokenName,
    config.storagePrefix,
  );
  const notices = createNotices();
  const questions = createQuestions();
  const unsaved = createUnsaved();
  // in a host they are its team's, who hear of them by the console and `onError`
  if (!embedded) for (const text of problems) notices.show({ kind: 'error', text });

  const { client, cache, store, listeners } = startStore({ config, apiBase, storage, token, embedded, host });
  stops.push(() => {
    // unused answers wait a minute for their removal, each with a timer
    store.dispatch(platformApi.util.resetApiState());
  });
  stops.push(client.dispose, listeners.clearListeners);
  const link = followHost(store, host, () => {
    void router.revalidate();
  });
  stops.push(link.dispose);
  const followLookOf = followLook(store, host);
  const end = endSession({
    store,
    client,
    config,
    notices,
    host,
    hostOwnsToken: link.ownsToken,
    router: () => router,
  });
  const history = takeHistory(host, embedded);
  stops.push(history.release);
  if (history.kind === 'hash') stops.push(mendAddress(history));
  const router = createPortalRouter(
    {
      store,
      config,
      hostOwnsToken: link.ownsToken,
      unsaved,
      askHost: end.askHost,
      tell: notices.show,
      onUnknownPage: (key) => {
        errors.log(new Error(`A route of the platform names the page ${key}, which there is not`));
      },
    },
    history,
  );
  stops.push(() => {
    router.dispose();
  });
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
  stops.push(holder.release, () => {
    element.remove();
  });
  const tellHost = tellErrors(host.onError);
  const report = (error: unknown) => {
    errors.log(error);
    // eslint-disable-next-line no-console -- as React does by itself when nobody listens
    console.error(error);
    tellHost(error);
  };
  const root = createRoot(element, { onCaughtError: report });

  const errors = watchErrors(store, router, isLogOn(config), embedded);
  stops.push(errors.stop);
  logRefusals(listeners, errors.log);
  if (!hasPageStyles(element)) report(new CssChunkLoadError(''));

  [...wrongProps, ...history.problems, ...problems.map((text) => new Error(text))].forEach(report);
  const bar = setupProgressBar(router, element, () => selectTheme(store.getState()).showProgressBar);
  stops.push(bar.stop);
  stops.push(keepSettings(store, storage, element, embedded, config.storagePrefix));
  stops.push(watchDevice(store));
  stops.push(watchVisits(router, store, listeners, unsaved));
  stops.push(
    followTabs(store, token, {
      hostOwnsToken: link.ownsToken,
      unsaved: unsaved.any,
      onChange: () => {
        void router.revalidate();
      },
    }),
  );
  stops.push(followMessages(store, listeners, config.storagePrefix));
  stops.push(followKeptProgress(store, router, storage));
  if (history.kind === 'memory' && host.onNavigate) stops.push(tellMoves(router, host.onNavigate));
  if (host.navigate) stops.push(leaveByHost(element, host.navigate));

  root.render(
    <PortalView
      store={store}
      router={router}
      notices={notices}
      questions={questions}
      storage={storage}
      unsaved={unsaved}
      root={element}
      styleHolder={holder.element}
      context={{
        embedded,
        history: history.kind,
        config,
        mediaBase,
        firstPaintBanner: firstPaint.banner,
        takeOver: firstPaint.end,
        logError(error) {
          errors.log(error);
          tellHost(error);
        },
        signOut: end.signOut,
        hostOwnsToken: link.ownsToken,
        reload: () => {
          reload({ store, router, cache, bar, unsaved });
        },
        judgeAnew: () => router.revalidate(),
        leaveHeldPage: end.leaveHeldPage,
      }}
      onMounted={() => {
        void startUp(store);
      }}
    />,
  );
  // the pages first of all: what they still have to do as they go needs the rest
  stops.push(() => {
    root.unmount();
  });

  return (props) => {
    const next = readHostProps(props);
    next.problems.forEach(report);
    link.update(next.host);
    followLookOf(next.host);
  };
}
