import type { PortalHistory } from './history';
import { decodablePath } from '@/contracts/decodable-path';

/**
 * Mends, before the router reads it, a hash that it could not read: one of ours that cannot be decoded, such as
 * `#/%zz`, is taken literally and leads where any unknown address leads; where we begin on a hash that is not ours, we
 * begin at our own first page.
 * @returns stops it
 */
export function normalizeHash({ basename, isOurs }: Pick<PortalHistory, 'basename' | 'isOurs'>): () => void {
  const normalize = () => {
    if (!isOurs()) return;
    const [path = '', ...query] = location.hash.slice(1).split('?');
    const absolute = path.startsWith('/') ? path : `/${path}`;
    const normalized = decodablePath(absolute);
    if (normalized === absolute) return;
    history.replaceState(history.state, '', `#${[normalized, ...query].join('?')}`);
  };
  if (!isOurs())
    history.replaceState(history.state, '', basename.endsWith('/') ? `#${basename}` : `#${basename}/`);
  normalize();
  // the router listens to the same event, after us
  window.addEventListener('popstate', normalize);
  return () => {
    window.removeEventListener('popstate', normalize);
  };
}
