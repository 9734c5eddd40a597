import { jsonText } from '@/contracts/json-text';
import { hashAddress } from '@/shared/lib/hash-address';

/**
 * The page's history for the hash router of a portal, which shares it with the router of a host. A host's router finds
 * its own keys in the state of each entry; without them Vue Router fails at its next navigation.
 */
export function createSharedHistory() {
  let isWriting = false;
  let opened = currentEntry();
  const write = (method: 'pushState' | 'replaceState', state: unknown, url?: string | URL | null) => {
    isWriting = true;
    const address = url ? hashAddress(String(url).replace(/^[^#]*#/, '')) : location.href;
    try {
      // the next page takes the place of a copy
      window.history[isCopiedEntry() ? 'replaceState' : method](withHostKeys(state, address), '', address);
    } finally {
      isWriting = false;
      opened = currentEntry();
    }
  };
  const history: Pick<History, 'state' | 'go' | 'pushState' | 'replaceState'> = {
    get state(): unknown {
      return window.history.state as unknown;
    },
    go(delta) {
      window.history.go(delta);
    },
    pushState(state, _unused, url) {
      write('pushState', state, url);
    },
    replaceState(state, _unused, url) {
      write('replaceState', state, url);
    },
  };
  /** True when the page is at another entry than at the router's last change or event. */
  const isNewEntry = () => {
    if (isWriting || currentEntry() === opened) return false;
    opened = currentEntry();
    return true;
  };
  return { history, isNewEntry };
}

/** Marks the state of an entry that repeats the one before it. */
const copyKey = 'portalCopy';

type EntryState = Readonly<Record<string, unknown>> | null;

/** True at an entry that `pushCopiedEntry` has added. */
export const isCopiedEntry = () => (window.history.state as EntryState)?.[copyKey] === true;

/** Adds an entry like the current one: neither the router of the portal nor that of a host sees another. */
export function pushCopiedEntry(): void {
  window.history.pushState({ ...(window.history.state as EntryState), [copyKey]: true }, '', location.href);
}

function withoutCopyKey(state: unknown): EntryState {
  const { [copyKey]: isCopy, ...rest } = (state ?? {}) as Readonly<Record<string, unknown>>;
  return isCopy === true ? rest : (state as EntryState);
}

/** Identifies an entry by its address and the router's own keys in its state. */
function currentEntry(): string {
  const { key, idx } = (window.history.state ?? {}) as Readonly<Record<string, unknown>>;
  return jsonText([location.href, key, idx]);
}

/**
 * The router's state, merged with the keys of the current entry. A host's `current` that repeats the address of the
 * page, as Vue Router's does, is updated: the host's router writes that address to the entry before it navigates away.
 */
function withHostKeys(state: unknown, address: string): unknown {
  const present = withoutCopyKey(window.history.state);
  if (typeof present !== 'object' || typeof state !== 'object') return state;
  const current = typeof present?.current === 'string' ? nextCurrent(present.current, address) : null;
  return { ...present, ...(current !== null && { current }), ...state };
}

/**
 * The `current` of Vue Router at another address: with its hash history the end of the hash, with its web history the end of
 * the address before the hash, and the hash. Null for a `current` that is something else.
 */
function nextCurrent(current: string, address: string): string | null {
  const [hash, nextHash] = [location.hash, new URL(address).hash];
  const base = hash.slice(0, -current.length);
  if (base.startsWith('#') && hash.endsWith(current))
    return nextHash.startsWith(base) ? nextHash.slice(base.length) : null;
  const [page = ''] = current.split('#');
  const repeatsPage = page !== '' && `${location.pathname}${location.search}`.endsWith(page);
  return repeatsPage ? page + nextHash : null;
}
