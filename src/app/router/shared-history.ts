/**
 * The page's history for the hash router of a portal, which shares it with the router of a host. A host's router finds
 * its own keys in the state of each entry; without them Vue Router fails at its next navigation.
 */
export function createSharedHistory() {
  let isWriting = false;
  let opened = currentEntry();
  const write = (method: 'pushState' | 'replaceState', state: unknown, url?: string | URL | null) => {
    isWriting = true;
    try {
      window.history[method](withHostKeys(state, url), '', url);
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

/** Identifies an entry by its address and the router's own keys in its state. */
function currentEntry(): string {
  const { key, idx } = (window.history.state ?? {}) as Readonly<Record<string, unknown>>;
  return JSON.stringify([location.href, key, idx]);
}

/**
 * The router's state, merged with the keys of the current entry. A host's `current` that repeats the address of the
 * page, as Vue Router's does, is updated to the hash: the host's router writes that address to the entry before it
 * navigates away.
 */
function withHostKeys(state: unknown, url: string | URL | null | undefined): unknown {
  const present = window.history.state as Readonly<Record<string, unknown>> | null;
  if (typeof present !== 'object' || typeof state !== 'object') return state;
  const { pathname, search, href } = location;
  const [page = ''] = typeof present?.current === 'string' ? present.current.split('#') : [];
  const repeatsAddress = page !== '' && `${pathname}${search}`.endsWith(page);
  return {
    ...present,
    ...(repeatsAddress && { current: page + new URL(url ?? '', href).hash }),
    ...state,
  };
}
