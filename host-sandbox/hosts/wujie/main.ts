import { startApp } from 'wujie';
import type { HostProps } from '../../../src/contracts/host';
import { config } from '../shared/config';
import { showFailure } from '../shared/page';
import { startPages } from '../shared/pages';
import { portalProps, sideBySide } from '../shared/props';
import { onGlobalStateChange } from '../shared/session';

const { portalEntry } = config;
const withToken = (props: HostProps) => Object.assign(props, { onGlobalStateChange });

/** Mounts a portal. */
function mountPortal(id: string, props: HostProps) {
  // guide: from here to `end` copied into the guide, which a test compares
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
  return { unmount };
}

startPages({
  training: () => [mountPortal('#training', withToken(portalProps('training')))],
  two: () => [
    mountPortal('#one', withToken(sideBySide('/article'))),
    mountPortal('#two', withToken(sideBySide('/notice'))),
  ],
});
