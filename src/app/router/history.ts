import { decodablePath } from '@/contracts/decodable-path';
import type { HistoryKind, HostErrorCode, HostProps } from '@/contracts/host';
import { hashAddress } from '@/shared/lib/hash-address';
import { paths } from '@/shared/routes/paths';
import { repairAddress } from '@/shared/routes/repair-address';

/** Where a portal keeps its address. */
export interface PortalHistory {
  kind: HistoryKind;
  /** Path inside the hash that prefixes all routes; `/` for memory history. */
  basename: string;
  /** In-app address at which memory history starts. */
  initialPath: string;
  /** True while the page's hash is an address of this portal; otherwise the portal stays where it is. */
  ownsHash(): boolean;
  /** Releases the page's hash for the next portal. */
  dispose(): void;
}

/** A second portal requested the hash of a page (R10.45). */
export class HashHistoryTakenError extends Error {
  override readonly name = 'HashHistoryTakenError';
  readonly code = 'HASH_TAKEN' satisfies HostErrorCode;
  constructor() {
    super('Another portal has the hash of this page: this one goes on with memory history (prop history)');
  }
}

/** A page has one hash. All portals of the page share this module, so this flag says whether one of them uses it. */
let isHashTaken = false;

/**
 * The history that the host requests, `hash` by default; memory when another portal has the hash (R10.43 to R10.45).
 * @param embedded false when the portal runs standalone
 * @param report receives HashHistoryTakenError
 */
export function acquireHistory(
  host: Pick<HostProps, 'history' | 'initialPath' | 'basePath'>,
  embedded: boolean,
  report: (error: HashHistoryTakenError) => void,
): PortalHistory {
  const { history: requested = 'hash', initialPath = paths.root.href(), basePath = '/' } = host;
  if (requested === 'hash' && isHashTaken) report(new HashHistoryTakenError());
  if (requested === 'memory' || isHashTaken)
    return {
      kind: 'memory',
      basename: '/',
      initialPath: repairAddress(initialPath),
      ownsHash: () => true,
      dispose: () => {},
    };

  // `/portal/` means `/portal`: with the slash, addresses would lose theirs
  const basename = encodeHashPath(basePath).replace(/(.)\/$/, '$1');
  const ownsHash = createHashMatcher(basename, embedded);
  const disposeNormalizer = normalizeHash(basename, ownsHash);
  isHashTaken = true;
  return {
    kind: 'hash',
    basename,
    initialPath,
    ownsHash,
    dispose() {
      disposeNormalizer();
      isHashTaken = false;
    },
  };
}

/** Encodes a path as the browser does in `location.hash`, so that the two can be compared. */
const encodeHashPath = (path: string) => new URL(`#${path}`, location.href).hash.slice(1);

/**
 * Checks whether the page's hash belongs to this portal. In a host only paths below the base path do; other hashes,
 * such as anchors in the host's page, are the host's. So is another page of the host without a hash, which the host opens
 * before it unmounts the portal. Standalone, every hash does.
 */
function createHashMatcher(basename: string, embedded: boolean): () => boolean {
  if (!embedded) return () => true;
  const prefix = withTrailingSlash(basename);
  const { pathname: ownPage } = location;
  return () => {
    const { hash, pathname } = location;
    if (hash === '' && pathname !== ownPage) return false;
    const [path = ''] = hash.slice(1).split('?');
    return `${path}/`.startsWith(prefix);
  };
}

/**
 * Rewrites hashes that the router cannot read, and those that a chat program has changed, before the router sees them. A
 * hash that cannot be decoded, such as `#/%zz`, is taken literally and leads to /404. A portal that starts on a hash of the
 * host starts at its first page.
 * @returns dispose
 */
function normalizeHash(basename: string, ownsHash: () => boolean): () => void {
  const normalize = () => {
    if (!ownsHash()) return;
    const hash = location.hash.slice(1);
    const base = basename === '/' ? '' : basename;
    const [path = '', ...query] = (base + repairAddress(hash.slice(base.length))).split('?');
    const absolute = path.startsWith('/') ? path : `/${path}`;
    const normalized = [decodablePath(absolute), ...query].join('?');
    if (normalized === hash || `/${hash}` === normalized) return;
    history.replaceState(history.state, '', hashAddress(normalized));
  };
  if (!ownsHash()) history.replaceState(history.state, '', hashAddress(withTrailingSlash(basename)));
  normalize();
  // registered before the router's own listener, so it runs first
  window.addEventListener('popstate', normalize);
  return () => {
    window.removeEventListener('popstate', normalize);
  };
}

const withTrailingSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);
