import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '@/session/session';
import type { Message } from '@/shared/intl/define-messages';
import { pageOpened } from './page-entry';

/** A visited page in the bar of tabs (R3.8). */
export interface Tab {
  id: string;
  path: string;
  /** Path and query it was last at: where a press leads. */
  address: string;
  title: Message;
  /** What the page is about, once it has said so. */
  subtitle?: string | undefined;
  icon?: string | undefined;
  noClosable: boolean;
}

/** The visited pages as tabs (R4.28 to R4.37); emptied by a sign-out (R4.19). */
export const tabs = createSlice({
  name: 'tabs',
  initialState: (): Tab[] => [],
  reducers: {
    tabSubtitleSet(state, { payload: { id, subject } }: PayloadAction<{ id: string; subject: string }>) {
      const tab = state.find((one) => one.id === id);
      if (tab) tab.subtitle = subject;
    },
    tabClosed: (state, { payload }: PayloadAction<string>) => closeExcept(state, ({ id }) => id !== payload),
    otherTabsClosed: (state, { payload }: PayloadAction<string>) =>
      closeExcept(state, ({ id }) => id === payload),
    tabsLeftClosed: (state, { payload }: PayloadAction<string>) =>
      closeSide(state, payload, (index, place) => index >= place),
    tabsRightClosed: (state, { payload }: PayloadAction<string>) =>
      closeSide(state, payload, (index, place) => index <= place),
    allTabsClosed: (state) => closeExcept(state, () => false),
  },
  extraReducers: (builder) =>
    builder
      .addCase(pageOpened, (state, { payload }) => {
        if (payload.tabHidden) return;
        const { noCache: _noCache, tabHidden: _tabHidden, unsaved: _unsaved, ...tab } = payload;
        const present = state.find(({ id }) => id === tab.id);
        if (present) Object.assign(present, { ...tab, noClosable: tab.noClosable || present.noClosable });
        else state.push(tab);
        ensurePinnedTab(state);
      })
      .addCase(signedOut, () => []),
  selectors: { selectTabs: (state) => state },
});

export const { tabSubtitleSet, tabClosed, otherTabsClosed, tabsLeftClosed, tabsRightClosed, allTabsClosed } =
  tabs.actions;
export const { selectTabs } = tabs.selectors;

/**
 * Where to go when tabs were closed: nowhere (null) while the shown one is there, else to the nearest that is left of
 * it, else to the first there is.
 */
export function nextActiveTab(activeId: string, before: readonly Tab[], after: readonly Tab[]): Tab | null {
  const remaining = (tab: Tab) => after.find(({ id }) => id === tab.id);
  const index = before.findIndex(({ id }) => id === activeId);
  const active = before[index];
  if (!active || remaining(active)) return null;
  return before.slice(0, index).reverse().find(remaining) ?? after[0] ?? null;
}

/** If no tab is bound to stay, the first one is (R4.31). */
function ensurePinnedTab(state: Tab[]): void {
  const [first] = state;
  if (first && !state.some(({ noClosable }) => noClosable)) first.noClosable = true;
}

/** Non-closable tabs always remain (R4.37). */
function closeExcept(state: Tab[], isKept: (tab: Tab, index: number) => boolean): Tab[] {
  return state.filter((tab, index) => tab.noClosable || isKept(tab, index));
}

/** Keeps one side of a tab; of one that is not there no side is closed. */
function closeSide(state: Tab[], pivotId: string, isKept: (index: number, place: number) => boolean): Tab[] {
  const place = state.findIndex(({ id }) => id === pivotId);
  return place < 0 ? state : closeExcept(state, (_tab, index) => isKept(index, place));
}
