import { decodablePath } from '@/contracts/decodable-path';

/**
 * Mends, before the router reads it, a hash that it could not read: one of ours that cannot be decoded, such as
 * `#/%zz`, is taken literally and leads where any unknown address leads; where we begin on a hash that is not ours, we
 * begin at our own first page.
 * @param basePath only hashes below it are ours
 * @returns stops it
 */
export function mendAddress(basePath: string): () => void {
  const below = basePath.endsWith('/') ? basePath : `${basePath}/`;
  const isOurs = (path: string) => `${path}/`.startsWith(below);
  const mend = () => {
    const [path = '', ...query] = location.hash.slice(1).split('?');
    const whole = path.startsWith('/') ? path : `/${path}`;
    const mended = decodablePath(whole);
    if (mended === whole || !isOurs(whole)) return;
    history.replaceState(history.state, '', `#${[mended, ...query].join('?')}`);
  };
  if (below !== '/' && !isOurs(location.hash.slice(1).split('?')[0] ?? ''))
    history.replaceState(history.state, '', `#${below}`);
  mend();
  // the router listens to the same event, after us
  window.addEventListener('popstate', mend);
  return () => {
    window.removeEventListener('popstate', mend);
  };
}
