import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { MenuMeta } from '@/contracts/menu';
import { hostTokenChanged, sessionExpired, signedIn, signedOut, userLoaded } from './session';

/** Which routes are there: none yet, the visitor's, or those of the signed-in user (R2.62, R2.67). */
export type RouteSet = 'none' | 'visitor' | 'member';

/** One address a user has: a page by its key, or another address it leads to. */
export interface RouteEntry {
  /** Pattern, absolute; `*` is the catch-all. */
  path: string;
  page: string | null;
  redirect: string | null;
  /** The title the platform gives it; null where the page's own stands. */
  title: string | null;
  /** What the platform says of it besides; null where the page's own word stands. */
  meta: MenuMeta | null;
}

export interface Access {
  admin: boolean;
  /** Virtual roles: everything is allowed, whoever it is. */
  fullAccess: boolean;
  roles: string[];
  permissions: string[];
  routes: RouteSet;
  table: readonly RouteEntry[];
  /** Nothing but a change of the password is allowed, since it is past its age (R7.15). */
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

/** What the present user may do; emptied by every fact that ends or replaces a session. */
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
    passwordChanged(state) {
      state.passwordExpired = false;
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
