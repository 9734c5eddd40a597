import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { reauthDiscarded } from '@/session/reauth-slice';
import { sessionExpired, signedOut } from '@/session/session';
import { pageOpened, pagesCleared, type PageEntry } from './page-entry';

/** An opened page in the tab bar (R3.8). Its address is the one at which the page was last shown. */
export interface Tab extends PageEntry {
  /** Subject of the page, e.g. the name of a course; set by the page. */
  subtitle?: string | undefined;
}

/**
 * The opened pages as tabs (R4.28 to R4.37); emptied by a sign-out (R4.19), by an expiry unless pages wait for their user,
 * and when another user signs in.
 */
export const tabs = createSlice({
  name: 'tabs',
  initialState: (): Tab[] => [],
  reducers: {
    tabSubtitleSet(state, { payload: { id, subtitle } }: PayloadAction<{ id: string; subtitle: string }>) {
      const tab = state.find((one) => one.id === id);
      if (tab) tab.subtitle = subtitle;
    },
    tabClosed: (state, { payload }: PayloadAction<string>) => closeExcept(state, ({ id }) => id !== payload),
    otherTabsClosed: (state, { payload }: PayloadAction<string>) =>
      closeExcept(state, ({ id }) => id === payload),
    tabsLeftClosed: (state, { payload }: PayloadAction<string>) =>
      closeSide(state, payload, (index, pivot) => index >= pivot),
    tabsRightClosed: (state, { payload }: PayloadAction<string>) =>
      closeSide(state, payload, (index, pivot) => index <= pivot),
    allTabsClosed: (state) => closeExcept(state, () => false),
  },
  extraReducers: (builder) =>
    builder
      .addCase(pageOpened, (state, { payload }) => {
        if (payload.meta.tabHidden) return;
        const { unsaved: _unsaved, ...entry } = payload;
        const existing = state.find(({ id }) => id === entry.id);
        const tab = { ...entry, meta: { ...entry.meta } };
        if (existing?.meta.noClosable === true) tab.meta.noClosable = true;
        if (existing) Object.assign(existing, tab);
        else state.push(tab);
        ensurePinnedTab(state);
      })
      .addCase(signedOut, () => [])
      .addCase(sessionExpired, (state, { payload }) => (payload.pagesWait ? state : []))
      .addCase(reauthDiscarded, () => [])
      .addCase(pagesCleared, () => []),
  selectors: { selectTabs: (state) => state },
});

export const { tabSubtitleSet, tabClosed, otherTabsClosed, tabsLeftClosed, tabsRightClosed, allTabsClosed } =
  tabs.actions;
export const { selectTabs } = tabs.selectors;

/**
 * The tab to open after tabs were closed: null while the active one remains, else the nearest one to its left, else the
 * first one.
 */
export function nextActiveTab(activeId: string, before: readonly Tab[], after: readonly Tab[]): Tab | null {
  const remaining = (tab: Tab) => after.find(({ id }) => id === tab.id);
  const index = before.findIndex(({ id }) => id === activeId);
  const active = before[index];
  if (!active || remaining(active)) return null;
  return before.slice(0, index).reverse().find(remaining) ?? after[0] ?? null;
}

/** When every tab can be closed, pins the first one (R4.31). */
function ensurePinnedTab(state: Tab[]): void {
  const [first] = state;
  if (first && !state.some(({ meta }) => meta.noClosable)) first.meta.noClosable = true;
}

/** Closes all but the kept tabs and the non-closable ones (R4.37). */
function closeExcept(state: Tab[], isKept: (tab: Tab, index: number) => boolean): Tab[] {
  return state.filter((tab, index) => tab.meta.noClosable === true || isKept(tab, index));
}

/** Closes one side of a tab; changes nothing when the tab does not exist. */
function closeSide(state: Tab[], pivotId: string, isKept: (index: number, pivot: number) => boolean): Tab[] {
  const pivot = state.findIndex(({ id }) => id === pivotId);
  return pivot < 0 ? state : closeExcept(state, (_tab, index) => isKept(index, pivot));
}
