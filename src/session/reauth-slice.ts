import { createSlice } from '@reduxjs/toolkit';
import { signedOut, userLoaded } from './session';

/**
 * Whose pages are on the screen. They outlive a session that ended by itself while something was unsaved: then they
 * are held until their owner has signed in again, and dropped for anybody else (R10.38, R10.39).
 */
export interface ReauthState {
  /** User name of the last known user; empty before there was one and after a sign-out. */
  owner: string;
  pending: boolean;
  /** Another number stands for pages that are not those of the owner before. */
  generation: number;
}

const initial: ReauthState = { owner: '', pending: false, generation: 0 };

export const reauth = createSlice({
  name: 'reauth',
  initialState: initial,
  reducers: {
    reauthRequired(state) {
      state.pending = true;
    },
    reauthDiscarded(state) {
      state.pending = false;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(userLoaded, (state, { payload }) => {
        const { username } = payload.user;
        if (state.owner !== '' && state.owner !== username) state.generation += 1;
        state.owner = username;
        state.pending = false;
      })
      .addCase(signedOut, () => initial),
  selectors: { selectReauth: (state) => state },
});

export const { reauthRequired, reauthDiscarded } = reauth.actions;
export const { selectReauth } = reauth.selectors;
