import { start } from 'qiankun';
import type { HostCheckHook } from '../../src/contracts/host';
import { createContext, use } from 'react';
import { createDraftStore } from '../operator/article-draft';
import type { OperatorServices } from '../operator/operator-context';
import { showSignIn } from './console/show-sign-in';
import { createEventLog, type EventLog } from './event-log';
import { createHostSession, type HostSession } from './host-session';
import { readModes, sandboxOf, type Modes } from './modes';
import { createObservable, type Observable } from '../kits/web/observable';
import { createPortalEntry } from './portal/portal-entry';
import type { Appearance, PropsContext } from './portal/portal-props';
import { createPortalSlot, type PortalSlot } from './portal/portal-slot';
import { shareByGlobalState } from './portal/token-sharing';
import { registerTraining, type TrainingApp } from './portal/training-app';
import { createHostRouter, type HostRouter } from './router';
import type { ShellConfig } from './shell-config';
import { createUnsavedInput } from './unsaved-input';

/** The services of the host; one for the page. */
export interface Host {
  config: ShellConfig;
  modes: Modes;
  router: HostRouter;
  log: EventLog;
  session: HostSession;
  /** The error text of the sign-in form. */
  signInError: Observable<string>;
  /** Language and theme of the portals. */
  appearance: Observable<Appearance>;
  /** Changes them; a portal that is mounted again for it asks about typed text first. */
  setAppearance: (change: Appearance) => Promise<void>;
  /** Version of the portal that a reload of this page would load; empty while it is the current one. */
  newVersion: Observable<string>;
  slots: Readonly<Record<'a' | 'b', PortalSlot>>;
  training: TrainingApp;
  /** What the pages of operators take from the host. */
  operator: OperatorServices;
  /** Starts qiankun, once the containers are on the page. */
  start: () => void;
}

/** Builds the services of the host. Nothing runs before `start`. */
export function createHost(config: ShellConfig): Host {
  const modes = readModes(location.search);
  const log = createEventLog();
  const session = createHostSession(config);
  const signInError = createObservable('');
  const newVersion = createObservable('');
  const entry = createPortalEntry(config.portalEntry);
  const unsaved = createUnsavedInput();
  // the address may hold any value; the portal rejects an unknown one by name
  const appearance = createObservable(modes.appearance as Appearance);
  const setAppearance = async (change: Appearance) => {
    if (await unsaved.canLeave()) appearance.set({ ...appearance.get(), ...change });
  };
  const router = createHostRouter(unsaved);
  const context: PropsContext = {
    config,
    modes,
    appearance,
    unsaved,
    session,
    log,
    /** Children name pages of the host by path; any other address leaves the page. */
    navigate(address) {
      const target = new URL(address, location.href);
      if (target.origin === location.origin) router.navigate(target.pathname);
      else location.assign(target);
    },
    newVersion: (version) => newVersion.set(version),
    sessionExpired(reason) {
      signInError.set(reason === 'missing' ? '门户的这个页面需要登录' : '门户报告：登录已失效，请重新登录');
      showSignIn({ focus: !unsaved.hasUnsaved() });
    },
  };
  const training = registerTraining(entry, context, router);
  return {
    config,
    modes,
    router,
    log,
    session,
    signInError,
    appearance,
    setAppearance,
    newVersion,
    slots: { a: createPortalSlot('a', entry, context), b: createPortalSlot('b', entry, context) },
    training,
    operator: { config, session, showSignIn: () => showSignIn({ focus: true }), drafts: createDraftStore() },
    start() {
      const hook: HostCheckHook = {
        mount: () => router.navigate('/training'),
        unmount: () => router.navigate('/about'),
        setToken: (token) => session.setToken(token),
        setAppearance,
        received: () => log.entries.get().map(({ text }) => text),
      };
      Object.assign(window, { __portalHostCheck: hook });
      if (modes.tokenSharing === 'on') shareByGlobalState(session, log);
      start({ prefetch: false, sandbox: sandboxOf(modes.isolation) });
    },
  };
}

export const HostContext = createContext<Host | null>(null);

/** @throws outside the host */
export function useHost(): Host {
  const host = use(HostContext);
  if (host === null) throw new Error('useHost is called outside the host');
  return host;
}
