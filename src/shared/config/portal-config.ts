import { readPageConfig } from './page-config';
import { readConfig } from './read-config';

/**
 * Loads the configuration: defaults, then the page's JSON block, then the host's `config` prop.
 * @param embedded true in a host, which shares its storage with the portal and owns the page's address
 * @returns the configuration, the base URLs of API and media, and a line for each invalid field
 */
export function loadPortalConfig(container: Element, embedded: boolean, hostConfig: unknown) {
  const embeddedDefaults = embedded ? { storagePrefix: 'portal:' } : {};
  const { config, problems, unknown } = readConfig(embeddedDefaults, readPageConfig(container), hostConfig);
  // oxlint-disable-next-line no-console -- the operator has no other way to notice
  if (unknown.length > 0) console.warn(`Unknown settings, ignored: ${unknown.join(', ')}`);

  const api = new URL(config.apiBase, location.href);
  const ownAddress = embedded ? `${api.origin}/` : location.origin + location.pathname;
  return {
    config: { ...config, publicUrl: config.publicUrl || ownAddress },
    problems,
    apiBase: api.href.replace(/\/$/, ''),
    mediaBase: absoluteAddress(config.objectStorageBase) || api.origin,
  };
}

/** A path of the page's origin as a URL: a `base` element of the host would lead it elsewhere. */
function absoluteAddress(address: string): string {
  return address.startsWith('/') ? new URL(address, location.href).href : address;
}
