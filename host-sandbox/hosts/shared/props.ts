import type { HostError, HostProps, PortalHandle, SessionEndReason } from '../../../src/contracts/host';
import { config } from './config';

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

/** The props that every host of this folder passes. */
export const baseProps = {
  config: { apiBase: config.apiBase, objectStorageBase: new URL(config.apiBase).origin },
  onReady(portal: PortalHandle) {
    handle = portal;
    log('ready');
  },
  onSessionExpired: (reason: SessionEndReason) => log(`onSessionExpired ${reason}`),
  onError: (error: HostError) => log(`onError ${error.code ?? ''} ${error.message}`),
} satisfies HostProps;

/** The props of one of two portals on a page, neither of which uses the hash. */
export const sideBySide = (initialPath: string) =>
  ({ ...baseProps, history: 'memory', initialPath }) satisfies HostProps;
