import type { PortalStore } from '../store/store';
import { deviceChanged } from '../store/settings-slice';

/** Up to this width the css draws the header of a narrow screen. */
const narrow = '(max-width: 960px)';

/** Tells the settings what the portal is looked at on (R3.10). @returns stops */
export function setupDeviceListener(store: PortalStore): () => void {
  if (typeof matchMedia !== 'function') return () => undefined; // jsdom
  const media = matchMedia(narrow);
  const dispatchDevice = () => {
    store.dispatch(deviceChanged(media.matches ? 'mobile' : 'desktop'));
  };
  dispatchDevice();
  media.addEventListener('change', dispatchDevice);
  return () => {
    media.removeEventListener('change', dispatchDevice);
  };
}
