import { decodablePath } from '@/shared/lib/decodable-path';

/**
 * Mends, before the router reads it, a hash of ours that cannot be decoded, such as `#/%zz`: what makes no sense is
 * taken literally, and leads where any unknown address leads.
 * @param basePath only hashes below it are ours
 * @returns stops it
 */
export function mendAddress(basePath: string): () => void {
  const below = basePath.endsWith('/') ? basePath : `${basePath}/`;
  const mend = () => {
    const [path = '', ...query] = location.hash.slice(1).split('?');
    const whole = path.startsWith('/') ? path : `/${path}`;
    const mended = decodablePath(whole);
    if (mended === whole || !`${whole}/`.startsWith(below)) return;
    history.replaceState(history.state, '', `#${[mended, ...query].join('?')}`);
  };
  mend();
  // the router listens to the same event, after us
  window.addEventListener('popstate', mend);
  return () => {
    window.removeEventListener('popstate', mend);
  };
}
