import type { HostProps, PortalLifecycles } from '../../../src/contracts/host';
import { config } from '../shared/config';
import { showFailure } from '../shared/page';
import { pages, startPages } from '../shared/pages';
import { portalProps, sideBySide } from '../shared/props';
import { onGlobalStateChange } from '../shared/session';

const { portalEntry } = config;
const withToken = (props: HostProps) => Object.assign(props, { onGlobalStateChange });

/** Mounts a portal. */
function mountPortal(id: string, props: HostProps) {
  // guide: from here to `end` copied into the guide, which a test compares
  const container = document.querySelector(id)!;
  const loaded = import(/* @vite-ignore */ `${portalEntry}portal.js`) as Promise<PortalLifecycles>;
  loaded.then((portal) => portal.mount({ ...props, container })).catch(() => showFailure(id));
  const unmount = () =>
    loaded.then(
      (portal) => portal.unmount({ container }),
      () => undefined, // it was never mounted
    );
  const update = (changed: HostProps) =>
    loaded.then((portal) => portal.update({ ...props, ...changed, container }));
  // end
  return { unmount, update };
}

startPages({
  training: () => [
    mountPortal('#training', withToken(portalProps('training', { onNavigate: pages.remember }))),
  ],
  two: () => [
    mountPortal('#one', withToken(sideBySide('/article'))),
    mountPortal('#two', withToken(sideBySide('/notice'))),
  ],
});
