import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { hostTokenChanged, signedOut } from '@/session/session';
import { pageOpened, pagesCleared } from './page-entry';

/** Maximum number of pages that stay alive (R2.49, R9.9). */
export const maxCachedPages = 20;

interface KeepAliveState {
  /** Ids of the cached pages, the most recently used last. */
  ids: string[];
  /** By page id: how often the page was refreshed (R2.51). */
  refreshCounts: Record<string, number>;
}

const initial = (): KeepAliveState => ({ ids: [], refreshCounts: {} });

/** The pages that stay alive, hidden, while another one is shown. */
export const keepAlive = createSlice({
  name: 'keepAlive',
  initialState: initial,
  reducers: {
    cachedPagesEvicted(state, { payload }: PayloadAction<readonly string[]>) {
      state.ids = state.ids.filter((id) => !payload.includes(id));
    },
    pageRefreshed(state, { payload }: PayloadAction<string>) {
      state.refreshCounts[payload] = (state.refreshCounts[payload] ?? 0) + 1;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(pageOpened, (state, { payload: { id, meta, unsaved = [] } }) => {
        if (meta.noCache) return;
        state.ids = touchLru(state.ids, id, maxCachedPages, Object.is, (page) => unsaved.includes(page));
      })
      .addCase(signedOut, initial)
      .addCase(pagesCleared, initial)
      // the host cleared the token: another user must not find these pages
      .addCase(hostTokenChanged, (state, { payload }) => (payload ? state : initial())),
  selectors: { selectKeepAlive: (state) => state },
});

export const { cachedPagesEvicted, pageRefreshed } = keepAlive.actions;
export const { selectKeepAlive } = keepAlive.selectors;

/**
 * Moves an entry to the end of a list of recently used ones, and evicts the least recently used beyond `max`.
 * @param isSame whether two entries represent the same item; the newer one stays
 * @param isProtected entries that are evicted only after all others
 */
export function touchLru<T>(
  entries: readonly T[],
  entry: T,
  max: number,
  isSame: (a: T, b: T) => boolean,
  isProtected: (entry: T) => boolean = () => false,
): T[] {
  const others = entries.filter((other) => !isSame(other, entry));
  const excess = others.length + 1 - max;
  const evictable = [...others.filter((other) => !isProtected(other)), ...others.filter(isProtected)];
  const evicted = new Set(excess > 0 ? evictable.slice(0, excess) : []);
  return [...others.filter((other) => !evicted.has(other)), entry];
}
