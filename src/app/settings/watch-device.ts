import type { PortalStore } from '../store';
import { deviceSeen } from './settings';

/** Up to this width the css draws the header of a narrow screen. */
const narrow = '(max-width: 960px)';

/** Tells the settings what the portal is looked at on (R3.10). @returns stops */
export function watchDevice(store: PortalStore): () => void {
  if (typeof matchMedia !== 'function') return () => undefined; // jsdom
  const media = matchMedia(narrow);
  const tell = () => {
    store.dispatch(deviceSeen(media.matches ? 'mobile' : 'desktop'));
  };
  tell();
  media.addEventListener('change', tell);
  return () => {
    media.removeEventListener('change', tell);
  };
}
