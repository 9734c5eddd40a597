import microApp from '@micro-zoe/micro-app';
import type { HostProps } from '../../../src/contracts/host';
import { config } from '../shared/config';
import { showFailure } from '../shared/page';
import { startPages } from '../shared/pages';
import { portalProps, sideBySide } from '../shared/props';
import { onGlobalStateChange } from '../shared/session';

const { portalEntry } = config;
const withToken = (props: HostProps) => Object.assign(props, { onGlobalStateChange });
microApp.start({ iframe: true, 'router-mode': 'search' });

/** Mounts a portal. */
function mountPortal(id: string, props: HostProps) {
  const name = id.slice(1);
  // guide: from here to `end` copied into the guide, which a test compares
  microApp.setData(name, { ...props });
  const element = document.createElement('micro-app');
  element.setAttribute('name', name);
  element.setAttribute('url', portalEntry);
  element.addEventListener('error', () => showFailure(id));
  document.querySelector(id)!.append(element);
  const unmount = () => {
    element.remove();
  };
  const update = (changed: HostProps) => microApp.setData(name, { ...props, ...changed });
  // end
  return { unmount, update };
}

startPages({
  training: () => [mountPortal('#training', withToken(portalProps('training')))],
  two: () => [
    mountPortal('#one', withToken(sideBySide('/article'))),
    mountPortal('#two', withToken(sideBySide('/notice'))),
  ],
});
