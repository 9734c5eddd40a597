/** Addresses that the page loads from. */
interface PageSources {
  readonly portalEntry: string;
  readonly apiBase: string;
  readonly objectStorageBase?: string;
}

/**
 * Security headers of a host page with the portal in it; an example for host teams. Scripts come from host and portal
 * only. qiankun 2 needs `unsafe-eval` to run its children; qiankun and antd need `unsafe-inline` for styles.
 */
export function shellHeaders(
  { portalEntry, apiBase, objectStorageBase = portalEntry }: PageSources,
  hstsDays = 0,
): Record<string, string> {
  const [portal, api, media] = [portalEntry, apiBase, objectStorageBase].map(
    (address) => new URL(address).origin,
  );
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", portal, "'unsafe-eval'"],
    'style-src': ["'self'", portal, "'unsafe-inline'"],
    'img-src': ["'self'", portal, media, 'data:', 'blob:'],
    'media-src': ["'self'", media, 'blob:'],
    'font-src': ["'self'", portal, 'data:'],
    'connect-src': ["'self'", portal, api, media],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(hstsDays > 0 && { 'strict-transport-security': `max-age=${hstsDays * 24 * 60 * 60}` }),
  };
}
