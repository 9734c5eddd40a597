import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { hostTokenChanged, signedOut } from '@/session/session';
import { touchLru } from './lru';
import { pageOpened } from './page-entry';

/** Pages that are kept alive at most (R2.49, R9.9). */
export const maxCachedPages = 20;

interface KeepAliveState {
  /** Ids of the pages, the most recently used last. */
  ids: string[];
  /** How often a page was rendered anew (R2.51). */
  refreshCounts: Record<string, number>;
}

const initial = (): KeepAliveState => ({ ids: [], refreshCounts: {} });

/** Which pages live on while another is shown. */
export const keepAlive = createSlice({
  name: 'keptPages',
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
      .addCase(pageOpened, (state, { payload: { id, noCache, unsaved = [] } }) => {
        if (noCache) return;
        state.ids = touchLru(state.ids, id, maxCachedPages, Object.is, (page) => unsaved.includes(page));
      })
      .addCase(signedOut, initial)
      // what somebody had open is nobody else's to find behind the present page
      .addCase(hostTokenChanged, (state, { payload }) => (payload ? state : initial())),
  selectors: { selectKeepAlive: (state) => state },
});

export const { cachedPagesEvicted, pageRefreshed } = keepAlive.actions;
export const { selectKeepAlive } = keepAlive.selectors;
