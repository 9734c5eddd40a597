import type { ShellServerConfig } from './shell-server';

/**
 * Security headers of a host's page with the portal in it; an example for hosts of your own. Scripts come from the host
 * and the portal alone; `unsafe-eval` is what qiankun 2 runs its children by, `unsafe-inline` for styles is how it and
 * antd write them.
 */
export function shellHeaders(config: ShellServerConfig): Record<string, string> {
  const { portalEntry, apiBase, objectStorageBase = portalEntry } = config;
  const [portal, api, media] = [portalEntry, apiBase, objectStorageBase].map(
    (address) => new URL(address).origin,
  );
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", portal, "'unsafe-eval'"],
    'style-src': ["'self'", portal, "'unsafe-inline'"],
    'img-src': ["'self'", portal, media, 'data:', 'blob:', 'https:'],
    'media-src': ["'self'", media, 'blob:', 'https:'],
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
  };
}
