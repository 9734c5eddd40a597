import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { hostTokenChanged, sessionExpired, signedIn, signedOut } from './session';

/**
 * Why the login is open:
 * - `rejected`: the platform rejected the token;
 * - `notLoaded`: the user could not be loaded, or may not use the platform;
 * - `signedOut`: the user signed out in another tab;
 * - `required`: a page needs a user;
 * - `notReceived`: the platform rejected the token of a login right after that login.
 */
export type SessionEndReason = 'rejected' | 'notLoaded' | 'signedOut' | 'required' | 'notReceived';

export interface SessionEnd {
  reason: SessionEndReason;
  /** The platform's own message, empty if there is none. */
  message: string;
  /** With `required`: the in-app address of the page. */
  page?: string;
}

/** How the last session ended, for as long as there is no new one; null if the user knows it, or there was none. */
export const sessionEnd = createSlice({
  name: 'sessionEnd',
  initialState: (): SessionEnd | null => null,
  reducers: {
    sessionEndExplained: (_state, { payload }: PayloadAction<SessionEnd>) => payload,
    /** The session of a login ended before a call was accepted. */
    loginNotAccepted: (state) =>
      state?.reason === 'rejected' ? { ...state, reason: 'notReceived' as const } : state,
  },
  extraReducers: (builder) =>
    builder.addMatcher(isAnyOf(signedIn, signedOut, sessionExpired, hostTokenChanged), () => null),
  selectors: { selectSessionEnd: (state) => state },
});

export const { sessionEndExplained, loginNotAccepted } = sessionEnd.actions;
export const { selectSessionEnd } = sessionEnd.selectors;
