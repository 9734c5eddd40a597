/** A parsed Content-Security-Policy: the sources by directive. */
export type Policy = ReadonlyMap<string, readonly string[]>;

export type Directive =
  | 'script-src'
  | 'style-src'
  | 'connect-src'
  | 'img-src'
  | 'media-src'
  | 'font-src'
  | 'worker-src';

/** What the portal needs in a page. */
interface PolicyNeeds {
  /** Origin of the portal's files. */
  readonly portal: string;
  /** Origin of the platform; empty while no call was seen. */
  readonly api: string;
  readonly usesQiankun: boolean;
  /** URL of the host's page. */
  readonly page: string;
}

/** @param text of a header, in which a comma separates policies, or of a meta element */
export function parsePolicies(text: string): Policy[] {
  return text
    .split(',')
    .filter((policy) => policy.trim() !== '')
    .map((policy) => {
      const directives = policy
        .split(';')
        .map((part) => part.trim().split(/\s+/))
        .map(([name = '', ...sources]) => [name.toLowerCase(), sources] as const);
      // the first of two equal directives counts
      return new Map(directives.reverse());
    });
}

/** The sources that a policy lacks, by directive; what a nonce decides is left to the browser. */
export function lackingSources(policy: Policy, { portal, api, usesQiankun, page }: PolicyNeeds) {
  const origins = [...new Set([portal, api].filter(Boolean))];
  const sourcesOf = (...names: string[]) =>
    [...names, 'default-src'].map((name) => policy.get(name)).find(Boolean);
  const scripts = sourcesOf('script-src-elem', 'script-src');
  const styles = sourcesOf('style-src-elem', 'style-src');
  const workers = sourcesOf('worker-src', 'child-src', 'script-src');
  const needs: [Directive, readonly string[] | undefined, string[]][] = [
    // with one of them a script may load others, which no list of origins shows
    ['script-src', scripts?.some(trustsLoadedScripts) ? undefined : scripts, [portal].filter(Boolean)],
    ['script-src', sourcesOf('script-src'), usesQiankun ? ["'unsafe-eval'"] : []],
    // next to a nonce or a hash the browser ignores 'unsafe-inline'
    ['style-src', styles?.some(isNonceOrHash) ? [] : styles, ["'unsafe-inline'"]],
    ['connect-src', sourcesOf('connect-src'), origins],
    ['img-src', sourcesOf('img-src'), [...origins, 'data:', 'blob:']],
    ['media-src', sourcesOf('media-src'), [...origins, 'blob:']],
    ['font-src', sourcesOf('font-src'), ['data:']],
    ['worker-src', workers?.includes("'strict-dynamic'") ? undefined : workers, ['blob:']],
  ];
  return needs.flatMap(([directive, allowed, sources]) => {
    const missing = allowed ? sources.filter((source) => !permits(allowed, source, page)) : [];
    return missing.length > 0 ? [{ directive, missing }] : [];
  });
}

const trustsLoadedScripts = (source: string) => /^'(nonce-|strict-dynamic')/i.test(source);
const isNonceOrHash = (source: string) => /^'(nonce-|sha(256|384|512)-)/i.test(source);

/** Whether a list of sources has one; wildcards of hosts count. */
function permits(allowed: readonly string[], source: string, page: string): boolean {
  if (allowed.includes(source)) return true;
  if (source.startsWith("'") || /^[a-z]+:$/.test(source)) return false;
  const url = new URL(source);
  return allowed.some((entry) =>
    entry.toLowerCase() === "'self'"
      ? new URL(page).origin === url.origin
      : matches(entry, url, new URL(page)),
  );
}

/** As a browser matches a source with an origin: scheme, host and port; a source of http allows https too. */
function matches(entry: string, url: URL, page: URL): boolean {
  const allows = (scheme: string) =>
    scheme === url.protocol || (scheme === 'http:' && url.protocol === 'https:');
  if (/^[a-z][a-z0-9+.-]*:$/i.test(entry)) return allows(entry.toLowerCase());
  const match = /^(?:([a-z][a-z0-9+.-]*:)\/\/)?(\*|(?:\*\.)?[^:/*]+)(?::(\d+|\*))?(?:\/.*)?$/i.exec(entry);
  if (!match) return false;
  const [, scheme, name = '', port] = match;
  // without a scheme that of the page counts, and `*` stands for http and https
  if (scheme === undefined ? name !== '*' && !allows(page.protocol) : !allows(scheme.toLowerCase()))
    return false;
  const host = name.toLowerCase();
  if (host.startsWith('*.') ? !url.hostname.endsWith(host.slice(1)) : host !== '*' && host !== url.hostname)
    return false;
  if (port === '*' || (host === '*' && scheme === undefined)) return true;
  const portOf = (protocol: string) => (protocol === 'https:' ? '443' : '80');
  const own = url.port || portOf(url.protocol);
  return own === (port ?? portOf(url.protocol)) || (port === '80' && own === '443');
}
