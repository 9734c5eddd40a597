import { startApp } from 'wujie';
import type { HostProps } from '../../../src/contracts/host';
import { config } from '../shared/config';
import { showFailure, startPages } from '../shared/page';
import { baseProps, sideBySide } from '../shared/props';
import { onGlobalStateChange } from '../shared/session';

const { portalEntry } = config;
const base = { ...baseProps, onGlobalStateChange };

/** Mounts a portal. @returns unmounts it */
function mountPortal(id: string, props: HostProps) {
  // guide
  const el = document.querySelector<HTMLElement>(id)!;
  let failed = false;
  const loadError = (url: string) => (failed ||= url === portalEntry);
  const started = startApp({ name: id.slice(1), url: portalEntry, el, props, loadError })
    .catch(() => (failed = true))
    // after the start: wujie shows an empty page for an error status
    .then(() => failed && showFailure(id));
  // without destroyApp: the next mount has the portal's code already
  const unmount = () => started.then(() => el.replaceChildren());
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
