import type { PortalHistory } from '../host/host-history';
import { decodablePath } from '@/contracts/decodable-path';

/**
 * Mends, before the router reads it, a hash that it could not read: one of ours that cannot be decoded, such as
 * `#/%zz`, is taken literally and leads where any unknown address leads; where we begin on a hash that is not ours, we
 * begin at our own first page.
 * @returns stops it
 */
export function mendAddress({ basename, isOurs }: Pick<PortalHistory, 'basename' | 'isOurs'>): () => void {
  const mend = () => {
    if (!isOurs()) return;
    const [path = '', ...query] = location.hash.slice(1).split('?');
    const whole = path.startsWith('/') ? path : `/${path}`;
    const mended = decodablePath(whole);
    if (mended === whole) return;
    history.replaceState(history.state, '', `#${[mended, ...query].join('?')}`);
  };
  if (!isOurs())
    history.replaceState(history.state, '', basename.endsWith('/') ? `#${basename}` : `#${basename}/`);
  mend();
  // the router listens to the same event, after us
  window.addEventListener('popstate', mend);
  return () => {
    window.removeEventListener('popstate', mend);
  };
}
