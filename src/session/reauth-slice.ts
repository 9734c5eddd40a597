import { createSlice } from '@reduxjs/toolkit';
import { displayName, sessionExpired, signedOut, userLoaded } from './session';

/**
 * The user of the open pages, and whether they wait for re-authentication. Pages with unsaved input outlive a session
 * that expired: they stay until the same user signs in again, and are dropped for another user (R10.38, R10.39).
 */
export interface ReauthState {
  /** Last known user name; empty at first and after a sign-out. */
  username: string;
  /** The name that this user is greeted by. */
  name: string;
  /** The pages wait until their user re-authenticates. */
  pending: boolean;
  /** Increases when another user replaces the former one. */
  generation: number;
}

const initial: ReauthState = { username: '', name: '', pending: false, generation: 0 };

export const reauth = createSlice({
  name: 'reauth',
  initialState: initial,
  reducers: {
    reauthDiscarded(state) {
      state.pending = false;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(userLoaded, (state, { payload }) => {
        const { username } = payload.user;
        if (state.username !== '' && state.username !== username) state.generation += 1;
        state.username = username;
        state.name = displayName(payload.user);
        state.pending = false;
      })
      .addCase(sessionExpired, (state, { payload }) => {
        if (payload.pagesWait) state.pending = true;
      })
      .addCase(signedOut, () => initial),
  selectors: { selectReauth: (state) => state },
});

export const { reauthDiscarded } = reauth.actions;
export const { selectReauth } = reauth.selectors;
