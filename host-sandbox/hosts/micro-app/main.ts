import microApp from '@micro-zoe/micro-app';
import type { HostProps } from '../../../src/contracts/host';
import { config } from '../shared/config';
import { showFailure, startPages } from '../shared/page';
import { baseProps, sideBySide } from '../shared/props';
import { onGlobalStateChange } from '../shared/session';

const { portalEntry } = config;
const base = { ...baseProps, onGlobalStateChange };
microApp.start({ iframe: true, 'router-mode': 'pure' });

/** Mounts a portal. @returns unmounts it */
function mountPortal(id: string, props: HostProps) {
  const name = id.slice(1);
  // guide
  microApp.setData(name, { ...props });
  const element = document.createElement('micro-app');
  element.setAttribute('name', name);
  element.setAttribute('url', portalEntry);
  element.addEventListener('error', () => showFailure(id));
  document.querySelector(id)!.append(element);
  const unmount = () => {
    element.remove();
  };
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
    return () => leave.forEach((unmount) => unmount());
  },
});
