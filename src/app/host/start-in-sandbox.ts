import type { HostProps, PortalLifecycles } from '@/contracts/host';

/** Globals that wujie and micro-app add to the window of a child. */
export interface SandboxWindow {
  __POWERED_BY_WUJIE__?: boolean;
  $wujie?: { props?: HostProps };
  __WUJIE?: { mount: () => void };
  __WUJIE_MOUNT?: () => void;
  __WUJIE_UNMOUNT?: () => Promise<void>;
  __MICRO_APP_ENVIRONMENT__?: boolean;
  microApp?: { addDataListener: (listener: (data: HostProps) => void) => void };
  mount?: (data?: HostProps) => Promise<void>;
  unmount?: () => Promise<void>;
}

type Start = (child: SandboxWindow, lifecycles: PortalLifecycles) => void;

/**
 * Starts the portal if a host runs the portal's page in a sandbox frame: wujie and the iframe sandbox of micro-app.
 * Each passes the props in its own way and signals when to unmount.
 * @returns false in any other window
 */
export function startInSandbox(child: SandboxWindow, lifecycles: PortalLifecycles): boolean {
  const start = child.__POWERED_BY_WUJIE__
    ? startInWujie
    : child.__MICRO_APP_ENVIRONMENT__
      ? startInMicroApp
      : undefined;
  start?.(child, lifecycles);
  return start !== undefined;
}

const startInWujie: Start = (child, { mount, unmount }) => {
  child.__WUJIE_MOUNT = () => void mount({ ...child.$wujie?.props });
  child.__WUJIE_UNMOUNT = () => unmount();
  // wujie may have tried to mount while this module was loading
  child.__WUJIE?.mount();
};

const startInMicroApp: Start = (child, { mount, unmount, update }) => {
  child.microApp?.addDataListener((data) => void update(data));
  // micro-app mounts once both are there
  child.mount = (data) => mount({ ...data });
  child.unmount = () => unmount();
};
