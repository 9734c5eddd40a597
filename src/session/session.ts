import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { ResponseOf } from '@/contracts/call';
import { visibleCharacter } from '@/contracts/characters';
import type { userInfo } from '@/contracts/session';

export type UserInfo = ResponseOf<typeof userInfo>;

/** Owner of the token: this portal, which stores it, or the host, which provides it. */
export type TokenOwner = 'portal' | 'host';

/**
 * A visitor, or a user with a token (R3.1, R4.1). `id` is new for each token and identifies the session of a response, so
 * that a late 401 does not end a newer session.
 */
export type Session =
  | { kind: 'visitor' }
  | { kind: 'signedIn'; id: string; token: string; owner: TokenOwner; user: UserInfo | null };

const visitor: Session = { kind: 'visitor' };

/** All events that start or end a session. */
export const session = createSlice({
  name: 'session',
  initialState: (): Session => visitor,
  reducers: {
    signedIn: {
      prepare: withId<string>,
      reducer: (_state, { payload, meta }: PayloadAction<string, string, { id: string }>) =>
        sessionFrom(payload, 'portal', meta.id),
    },
    /** The host's token: a new one signs in, an empty one signs out, the same one is ignored (R1.28). */
    hostTokenChanged: {
      prepare: withId<string | null>,
      reducer(state, { payload, meta }: PayloadAction<string | null, string, { id: string }>) {
        if (state.kind === 'signedIn' && state.token === payload) return state;
        return sessionFrom(payload ?? '', 'host', meta.id);
      },
    },
    /** `admin`: the user has the configured admin role (R10.30). */
    userLoaded(state, { payload }: PayloadAction<{ id: string; user: UserInfo; admin: boolean }>) {
      if (state.kind === 'signedIn' && state.id === payload.id) state.user = payload.user;
    },
    /** With `sessionLost` the user did not sign out, so that other tabs keep their unsaved input. */
    signedOut: (_state, _action: PayloadAction<{ reason: 'sessionLost' } | undefined>) => visitor,
    /**
     * The platform rejected the token of session `id`; ignored for an older session. With `pagesWait` the open pages wait
     * for re-authentication of their owner, because they have unsaved input (R10.38).
     */
    sessionExpired: (state, { payload }: PayloadAction<{ id: string; pagesWait: boolean }>) =>
      state.kind === 'signedIn' && state.id === payload.id ? visitor : state,
  },
  selectors: {
    selectSession: (state) => state,
    selectUser: (state) => (state.kind === 'signedIn' ? state.user : null),
    /** The name that the user is greeted by; empty while it is not known, and for a visitor. */
    selectDisplayName: (state) => (state.kind === 'signedIn' && state.user ? displayName(state.user) : ''),
    selectIsSignedIn: (state) => state.kind === 'signedIn',
  },
});

export const { signedIn, hostTokenChanged, userLoaded, signedOut, sessionExpired } = session.actions;
export const { selectSession, selectUser, selectDisplayName, selectIsSignedIn } = session.selectors;

/** The session of a token; a visitor for an empty one. */
export function sessionFrom(token: string, owner: TokenOwner, id: string = nanoid()): Session {
  return token === '' ? visitor : { kind: 'signedIn', id, token, owner, user: null };
}

/** The name to greet a user by: the real name where the platform sends one, else the user name (R10.66). */
export function displayName({ realName, username }: UserInfo): string {
  const name = realName?.trim() ?? '';
  return visibleCharacter.test(name) && name !== 'null' ? name : username;
}

/** The letter that stands for an avatar: the first of the displayed name. */
export function avatarLetter(name: string): string {
  return ([...name][0] ?? '').toUpperCase();
}

function withId<Payload>(payload: Payload) {
  return { payload, meta: { id: nanoid() } };
}
