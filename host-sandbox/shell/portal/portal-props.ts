import type { HostError, HostProps, SessionEndReason } from '../../../src/contracts/host';
import { shortToken, type EventLog } from '../event-log';
import type { HostSession } from '../host-session';
import type { Modes } from '../modes';
import type { Observable } from '../../kits/web/observable';
import type { ShellConfig } from '../shell-config';
import type { UnsavedInput } from '../unsaved-input';

/** What the host chooses for its portals. */
export type Appearance = Pick<HostProps, 'language' | 'theme'>;

export interface PropsContext {
  config: ShellConfig;
  modes: Modes;
  appearance: Observable<Appearance>;
  unsaved: UnsavedInput;
  session: HostSession;
  log: EventLog;
  navigate: (address: string) => void;
  sessionExpired: (reason: string) => void;
  newVersion: (version: string) => void;
}

/**
 * The props of one portal. The token is a getter: qiankun copies the props at each mount, so that
 * a later mount of the same registration gets the current token.
 */
export function portalProps(name: string, context: PropsContext): HostProps {
  const { config, modes, appearance, unsaved, session, log } = context;
  const { apiBase, objectStorageBase } = config;
  const { basePath } = modes;
  const props: HostProps = {
    config: { apiBase, ...(objectStorageBase ? { objectStorageBase } : {}) },
    ...(basePath ? { basePath } : {}),
    ...appearance.get(),
    navigate(address: string) {
      log.received(`${name} navigate('${address}')`);
      context.navigate(address);
    },
    onUnsavedChange(hasUnsaved) {
      log.received(`${name} onUnsavedChange(${hasUnsaved})`);
    },
    onNewVersion(version: string) {
      log.received(`${name} onNewVersion('${version}')`);
      context.newVersion(version);
    },
    onSessionExpired(reason: SessionEndReason) {
      log.received(`${name} onSessionExpired('${reason}')`);
      context.sessionExpired(reason);
    },
    onError(error: HostError) {
      log.received(`${name} onError('${error.message}') ${error.code ?? ''}`);
    },
  };
  if (modes.tokenSharing === 'prop') {
    Object.defineProperty(props, 'token', { enumerable: true, get: () => session.token.get() });
  }
  return withCallbacksOf(props, unsaved.callbacksFor(name));
}

/** Adds callbacks to props, which keep their own: both are called. Getters stay getters. */
export function withCallbacksOf(props: HostProps, callbacks: HostProps): HostProps {
  const own = { ...props } as Record<string, unknown>;
  for (const [name, callback] of Object.entries(callbacks)) {
    const first = own[name];
    const both = (...values: unknown[]) => {
      for (const each of [first, callback])
        if (typeof each === 'function') (each as (...given: unknown[]) => void)(...values);
    };
    Object.defineProperty(props, name, { value: both, enumerable: true, configurable: true });
  }
  return props;
}

/** The props in one line for the log: the start of the token, the names of callbacks. */
export function describeProps(props: HostProps) {
  return Object.entries(props)
    .map(([key, value]) => `${key}: ${describe(key, value)}`)
    .join(', ');
}

function describe(key: string, value: unknown) {
  if (key === 'token') return shortToken(value as string);
  return typeof value === 'function' ? 'ƒ' : JSON.stringify(value);
}
