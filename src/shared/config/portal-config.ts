import { readPageConfig } from './page-config';
import { readConfig } from './read-config';

/**
 * The configuration of the portal in `container`: defaults, then the page's JSON block, then what the host gives.
 * @param embedded in a host, where storage is shared with it and our own address is the platform's
 * @returns beside it the addresses of the API and of media, and a line for each wrong field
 */
export function loadPortalConfig(container: Element, embedded: boolean, hostConfig: unknown) {
  const embeddedDefaults = embedded ? { storagePrefix: 'portal:' } : {};
  const { config, problems, unknown } = readConfig(embeddedDefaults, readPageConfig(container), hostConfig);
  // eslint-disable-next-line no-console -- for whoever wrote the configuration, who has nothing else to see it by
  if (unknown.length > 0) console.warn(`Unknown settings, ignored: ${unknown.join(', ')}`);

  const api = new URL(config.apiBase, location.href);
  const ownAddress = embedded ? `${api.origin}/` : location.origin + location.pathname;
  return {
    config: { ...config, publicUrl: config.publicUrl || ownAddress },
    problems,
    apiBase: api.href.replace(/\/$/, ''),
    mediaBase: config.objectStorageBase || api.origin,
  };
}
