import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { passwordExpiredCode } from '@/contracts/error-codes';
import { passwordExpired, selectAccess } from '@/session/access';
import { selectReauth } from '@/session/reauth-slice';
import {
  hostTokenChanged,
  selectIsSignedIn,
  selectSession,
  sessionExpired,
  signedIn,
  signedOut,
  userLoaded,
} from '@/session/session';
import type { TokenStorage } from '@/session/token-storage';
import { clearPrefetchErrors, baseApi } from '@/shared/api/base-api';
import type { ApiErrorData } from '@/shared/api/api-error';
import { rejectedError } from '@/shared/api/rejected-error';
import { loginRequired } from '@/shared/api/report-failure';
import { pagesCleared } from '../store/page-entry';
import type { PortalDispatch, PortalListeners, PortalState } from '../store/store';

export interface SessionListenerDeps {
  token: TokenStorage;
  /** The user is no longer signed in: their stored data must be removed. */
  onEnded: () => void;
  /** The user signed out, or another one signed in: content for the old user must be removed. */
  onLeft: () => void;
  /** The user signed out, or another one signed in, also after a visitor: former drafts must be removed. */
  onUserChanged: () => void;
  /** The platform rejected the token. Called once per session. */
  onExpired: (error: ApiErrorData) => void;
  onForbidden: (error: ApiErrorData) => void;
  /** The platform rejected a visitor's call, because it needs a signed-in user. */
  onLoginRequired: (failure: ReturnType<typeof loginRequired>['payload']) => void;
  /** The platform rejected a call because the password has expired. */
  onPasswordExpired: () => void;
  /** True while a page has unsaved input. */
  hasUnsaved: () => boolean;
}

const tokenChanged = isAnyOf(signedIn, signedOut, sessionExpired, hostTokenChanged);

/**
 * Keeps token storage and cached data in sync with the session, and ends it when a call is rejected (R4.22 to R4.24).
 * The listeners compare the state after an action with the one before it.
 */
export function setupSessionListeners(
  listeners: PortalListeners,
  { token, onEnded, onLeft, onUserChanged, ...reactions }: SessionListenerDeps,
): void {
  const { onExpired, onForbidden, onLoginRequired, onPasswordExpired, hasUnsaved } = reactions;
  listeners.startListening({
    matcher: tokenChanged,
    effect(action, { dispatch, getState, getOriginalState }) {
      const [before, now] = [getOriginalState(), getState()];
      storeToken(token, action, before);
      const isRenewed = hostTokenChanged.match(action) && selectIsSignedIn(before) && selectIsSignedIn(now);
      // The `userLoaded` listener resets the data when another user signs in to the waiting pages.
      const pagesWait =
        selectReauth(before).pending || (sessionExpired.match(action) && action.payload.pagesWait);
      if (!pagesWait && !isRenewed) resetServerData(dispatch);
      if (!selectIsSignedIn(now)) onEnded();
      // Not when the session was lost: the toast that says so is for this user.
      const isLost = sessionExpired.match(action) || (signedOut.match(action) && action.payload?.reason);
      if (selectIsSignedIn(before) && !isRenewed && !isLost) onLeft();
    },
  });
  listeners.startListening({
    predicate: isOtherUser,
    effect(_action, { dispatch }) {
      resetServerData(dispatch);
      dispatch(pagesCleared());
    },
  });
  listeners.startListening({
    predicate: (action, now, before) => {
      if (signedOut.match(action) || (hostTokenChanged.match(action) && !action.payload)) return true;
      // The same user may get a new token; `userLoaded` shows who it is for.
      const isFirst = selectReauth(before).username === '';
      return (
        ((signedIn.match(action) || hostTokenChanged.match(action)) && isFirst) ||
        isOtherUser(action, now, before)
      );
    },
    effect: onUserChanged,
  });
  listeners.startListening({
    actionCreator: loginRequired,
    effect({ payload }, { getState }) {
      // The login over the page explains what its page cannot load meanwhile.
      if (!selectIsSignedIn(getState()) && !selectReauth(getState()).pending) onLoginRequired(payload);
    },
  });
  listeners.startListening({
    predicate: (action) => rejectedError(action) !== null,
    effect(action, { getState, dispatch }) {
      const error = rejectedError(action);
      if (!error) return;
      const now = selectSession(getState());
      const isCurrent = now.kind === 'signedIn' && now.id === error.session;
      // A visitor's call has no session.
      if (error.kind === 'forbidden' && (isCurrent || error.session === '')) onForbidden(error);
      if (!isCurrent) return; // the call was sent without a token or with an older one
      if (error.code === passwordExpiredCode && !selectAccess(getState()).passwordExpired) {
        dispatch(passwordExpired());
        onPasswordExpired();
      }
      if (error.kind !== 'unauthorized') return;
      dispatch(sessionExpired({ id: now.id, pagesWait: hasUnsaved() }));
      onExpired(error);
    },
  });
}

/** True when the loaded user replaces another one. */
const isOtherUser = (action: UnknownAction, now: PortalState, before: PortalState) =>
  userLoaded.match(action) && selectReauth(now).generation !== selectReauth(before).generation;

/** Shows the other tabs by the stored token what happened to the session: a new one, a sign-out or an expiry. */
function storeToken(token: TokenStorage, action: UnknownAction, before: PortalState): void {
  if (signedIn.match(action)) token.write(action.payload);
  else if (signedOut.match(action) && !action.payload?.reason) token.clear();
  else if (!hostTokenChanged.match(action) && isTokenStored(token, before)) token.expire();
}

/** Whether the storage holds this session's token; another tab may have stored a newer one. */
function isTokenStored(token: TokenStorage, state: PortalState): boolean {
  const session = selectSession(state);
  return session.kind === 'signedIn' && session.token === token.read();
}

/** Drops the data of one user before the next one sees it. */
function resetServerData(dispatch: PortalDispatch): void {
  dispatch(baseApi.util.resetApiState());
  dispatch(clearPrefetchErrors());
}
