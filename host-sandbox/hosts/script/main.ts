import type { HostProps, PortalLifecycles } from '../../../src/contracts/host';
import { config } from '../shared/config';
import { showFailure, startPages } from '../shared/page';
import { baseProps, sideBySide } from '../shared/props';
import { onGlobalStateChange } from '../shared/session';

const { portalEntry } = config;
const base = { ...baseProps, onGlobalStateChange };

/** Mounts a portal. @returns unmounts it */
function mountPortal(id: string, props: HostProps) {
  // guide
  const container = document.querySelector(id)!;
  const loaded = import(/* @vite-ignore */ `${portalEntry}portal.js`) as Promise<PortalLifecycles>;
  loaded.then((portal) => portal.mount({ ...props, container })).catch(() => showFailure(id));
  const unmount = () =>
    loaded.then(
      (portal) => portal.unmount({ container }),
      () => undefined, // it was never mounted
    );
  // end
  return unmount;
}

startPages({
  training: () => mountPortal('#training', base),
  two: () => {
    const leave = [
      mountPortal('#one', { ...base, ...sideBySide('/article') }),
      mountPortal('#two', { ...base, ...sideBySide('/notice') }),
    ];
    return () => Promise.all(leave.map((unmount) => unmount()));
  },
});
