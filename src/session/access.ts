import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { MenuItem } from '@/contracts/menu';
import { hostTokenChanged, sessionExpired, signedIn, signedOut, userLoaded } from './session';

/** The loaded routes: none yet, the visitor's, or those of the signed-in user (R2.62, R2.67). */
export type RouteSet = 'none' | 'visitor' | 'member';

/** An accessible path: a page by its key, or a redirect. */
export interface RouteEntry {
  /** Absolute pattern; `*` is the catch-all. */
  path: string;
  page: string | null;
  redirect: string | null;
  /** The platform's route; null for one of the portal's own. */
  record: MenuItem | null;
}

export interface Access {
  admin: boolean;
  /** Login interception is off, so everything is allowed (R3.5, R10.34). */
  fullAccess: boolean;
  roles: string[];
  permissions: string[];
  routes: RouteSet;
  table: readonly RouteEntry[];
  /** Only the password change is allowed, since the password has expired (R7.15). */
  passwordExpired: boolean;
}

const initial: Access = {
  admin: false,
  fullAccess: false,
  roles: [],
  permissions: [],
  routes: 'none',
  table: [],
  passwordExpired: false,
};

/** The permissions of the current user; reset whenever a session ends or is replaced. */
export const access = createSlice({
  name: 'access',
  initialState: initial,
  reducers: {
    routesLoaded: {
      prepare: (routes: Exclude<RouteSet, 'none'>, table: readonly RouteEntry[]) => ({
        payload: { routes, table },
      }),
      reducer: (
        state,
        { payload }: PayloadAction<{ routes: Exclude<RouteSet, 'none'>; table: readonly RouteEntry[] }>,
      ) => ({ ...state, ...payload }),
    },
    fullAccessGranted(state) {
      state.fullAccess = true;
    },
    passwordExpired(state) {
      state.passwordExpired = true;
    },
    /** The guard then loads the routes that the platform refused until now. */
    passwordChanged(state) {
      state.passwordExpired = false;
      state.routes = 'none';
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(userLoaded, (state, { payload: { user, admin } }) => {
        state.roles = user.roles ?? [];
        state.permissions = user.permissions ?? [];
        state.admin = admin;
      })
      .addMatcher(isAnyOf(signedIn, signedOut, sessionExpired, hostTokenChanged), () => initial),
  selectors: { selectAccess: (state) => state },
});

export const { routesLoaded, fullAccessGranted, passwordExpired, passwordChanged } = access.actions;
export const { selectAccess } = access.selectors;
