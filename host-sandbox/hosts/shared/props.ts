import type { HostError, HostProps, PortalHandle, SessionEndReason } from '../../../src/contracts/host';
import { createObservable } from '../../kits/web/observable';
import { createUnsavedInput } from '../../shell/unsaved-input';
import { config } from './config';

/** Unsaved input of the portals on the host's page. */
export const unsaved = createUnsavedInput();

export type Appearance = Pick<HostProps, 'language' | 'theme'>;

/** Language and theme that the host has chosen. */
export const appearance = createObservable<Appearance>({});

/** The portal on the host's training page. */
let handle: PortalHandle | undefined;

/** A lesson of a course in which the sample's trainee is enrolled. */
export const lesson = '/study/17?lesson=106';

/** Opens a page of the portal from the host's menu. */
export const openInPortal = (address: string) => handle?.navigate(address);

const log = (text: string) => {
  const line = document.createElement('li');
  line.textContent = text;
  document.querySelector('#events')?.append(line);
};

/** The props that every host of this folder passes. @param name of the portal for the host */
export function portalProps(name: string, others: HostProps = {}): HostProps {
  const callbacks = unsaved.callbacksFor(name);
  return {
    ...others,
    ...callbacks,
    config: { apiBase: config.apiBase, objectStorageBase: new URL(config.apiBase).origin },
    ...appearance.get(),
    onReady(portal) {
      callbacks.onReady?.(portal);
      if (name === 'training') handle = portal;
      log('ready');
    },
    onNewVersion: (version) => log(`onNewVersion ${version}`),
    onSessionExpired: (reason: SessionEndReason) => log(`onSessionExpired ${reason}`),
    onError: (error: HostError) => log(`onError ${error.code ?? ''} ${error.message}`),
  };
}

/** The props of one of two portals on a page, neither of which uses the hash. */
export const sideBySide = (initialPath: string) =>
  portalProps(initialPath, { history: 'memory', initialPath });
