import { config } from '../shared/config';
import { startPages } from '../shared/pages';
import { lesson } from '../shared/props';

const { portalEntry } = config;

/** Shows the portal's page in a frame. */
function mountPortal(id: string, address: string) {
  // guide: from here to `end` copied into the guide, which a test compares
  const frame = document.createElement('iframe');
  frame.src = `${portalEntry}#${address}`;
  frame.title = '培训';
  document.querySelector(id)!.append(frame);
  const unmount = () => frame.remove();
  // end
  return { unmount };
}

startPages({
  training: () => [mountPortal('#training', '/index')],
  two: () => [mountPortal('#one', '/article'), mountPortal('#two', '/notice')],
});
document.querySelector('#study')?.addEventListener('click', () => {
  const frame = document.querySelector<HTMLIFrameElement>('#training iframe');
  if (frame) frame.src = `${portalEntry}#${lesson}`;
});
