import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { hostTokenChanged, signedOut } from '@/session/session';
import { used } from './most-recent';
import { pageVisited } from './page-visited';

/** Pages that are kept alive at most (R2.49, R9.9). */
export const keptPagesMax = 20;

interface KeptPages {
  /** Ids of the pages, the most recently used last. */
  ids: string[];
  /** How often a page was rendered anew (R2.51). */
  reloads: Record<string, number>;
}

const initial = (): KeptPages => ({ ids: [], reloads: {} });

/** Which pages live on while another is shown. */
export const keptPages = createSlice({
  name: 'keptPages',
  initialState: initial,
  reducers: {
    pagesDropped(state, { payload }: PayloadAction<readonly string[]>) {
      state.ids = state.ids.filter((id) => !payload.includes(id));
    },
    pageReloaded(state, { payload }: PayloadAction<string>) {
      state.reloads[payload] = (state.reloads[payload] ?? 0) + 1;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(pageVisited, (state, { payload: { id, noCache, unsaved = [] } }) => {
        if (noCache) return;
        state.ids = used(state.ids, id, keptPagesMax, Object.is, (page) => unsaved.includes(page));
      })
      .addCase(signedOut, initial)
      // what somebody had open is nobody else's to find behind the present page
      .addCase(hostTokenChanged, (state, { payload }) => (payload ? state : initial())),
  selectors: { selectKeptPages: (state) => state },
});

export const { pagesDropped, pageReloaded } = keptPages.actions;
export const { selectKeptPages } = keptPages.selectors;
