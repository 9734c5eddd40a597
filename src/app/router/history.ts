import type { HistoryKind, HostProps } from '@/contracts/host';
import { paths } from '@/shared/routes/paths';
import { createHashMatcher } from './hash-matcher';

/** Where a portal keeps its address. */
export interface PortalHistory {
  kind: HistoryKind;
  /** Hash path our routes are under; the memory is ours alone. */
  basename: string;
  /** In-app address that memory history begins with. */
  start: string;
  /** Whether the page's hash is an address of ours; where it is not, the page that is shown stays. */
  isOurs(): boolean;
  /** What of the host's wishes could not be met. */
  problems: readonly Error[];
  /** Leaves the page's hash to the next portal. */
  dispose(): void;
}

/** A second portal asked for the hash of a page (R10.45). */
export class HashHistoryTakenError extends Error {
  override readonly name = 'HashHistoryTakenError';
  constructor() {
    super('Another portal has the hash of this page: this one goes on with memory history (prop history)');
  }
}

/** There is one hash on a page, and portals of one page share this module: true while one of them has it. */
let isHashTaken = false;

/**
 * The kind of history the host asks for, `hash` by default; where the hash is taken already, memory (R10.43 to R10.45).
 * @param embedded false when the portal runs on its own
 */
export function acquireHistory(host: HostProps, embedded: boolean): PortalHistory {
  const { history: wanted = 'hash', initialPath = paths.root.href(), basePath = '/' } = host;
  const problems: Error[] = [];
  if (wanted !== 'memory' && isHashTaken) problems.push(new HashHistoryTakenError());

  const takesHash = wanted !== 'memory' && !isHashTaken;
  if (takesHash) isHashTaken = true;
  const basename = takesHash ? encodeHashPath(basePath) : '/';
  return {
    kind: takesHash ? 'hash' : 'memory',
    basename,
    isOurs: createHashMatcher(basename, embedded),
    start: initialPath,
    problems,
    dispose() {
      if (takesHash) isHashTaken = false;
    },
  };
}

/** A path as the browser writes it into an address: spaces and Chinese are encoded there, and compared so. */
const encodeHashPath = (path: string) => new URL(`#${path}`, location.href).hash.slice(1);
