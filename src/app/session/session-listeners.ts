import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { passwordExpiredCode } from '@/contracts/error-codes';
import { passwordExpired, selectAccess } from '@/session/access';
import { reauthRequired, selectReauth } from '@/session/reauth-slice';
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
import { isApiErrorData, type ApiErrorData } from '@/shared/api/api-error';
import type { PortalDispatch, PortalListeners, PortalState } from '../store/store';

export interface SessionListenerDeps {
  token: TokenStorage;
  /** Nobody is signed in any more, for whatever reason: what was stored for that person is to go. */
  onEnded: () => void;
  /** A session ended by itself: the error that ended it. Called once a session. */
  onExpired: (error: ApiErrorData) => void;
  onForbidden: () => void;
  /** The password has come past its age meanwhile. */
  onPasswordExpired: () => void;
  /** True while the page has something that is not saved yet. */
  unsaved: () => boolean;
}

const tokenChanged = isAnyOf(signedIn, signedOut, sessionExpired, hostTokenChanged);

/** What follows from the session's facts: storage, forgotten data, and what failed calls say of it (R4.22 to R4.24). */
export function setupSessionListeners(
  listeners: PortalListeners,
  { token, onEnded, onExpired, onForbidden, onPasswordExpired, unsaved }: SessionListenerDeps,
): void {
  listeners.startListening({
    matcher: tokenChanged,
    effect(action, { dispatch, getState, getOriginalState }) {
      if (signedIn.match(action)) token.write(action.payload);
      else if (signedOut.match(action) && !action.payload?.reason) token.clear();
      else if (!hostTokenChanged.match(action) && isTokenStored(token, getOriginalState())) token.expire();
      const before = getOriginalState();
      const isRenewed =
        hostTokenChanged.match(action) && selectIsSignedIn(before) && selectIsSignedIn(getState());
      // a held page lives on, and one whose token the host renewed: whose it is, userLoaded will tell
      if (!selectReauth(before).pending && !isRenewed) resetServerData(dispatch);
      if (!selectIsSignedIn(getState())) onEnded();
    },
  });
  listeners.startListening({
    matcher: isAnyOf(userLoaded),
    effect(_action, { dispatch, getState, getOriginalState }) {
      const before = selectReauth(getOriginalState());
      if (before.owner !== '' && before.owner !== selectReauth(getState()).owner) resetServerData(dispatch);
    },
  });
  listeners.startListening({
    predicate: (action) => rejectedError(action) !== null,
    effect(action, { getState, dispatch }) {
      const error = rejectedError(action);
      if (error?.kind === 'forbidden') onForbidden();
      if (error?.code === passwordExpiredCode && !selectAccess(getState()).passwordExpired) {
        dispatch(passwordExpired());
        onPasswordExpired();
      }
      if (error?.kind !== 'unauthorized' || error.session === '') return;
      const now = selectSession(getState());
      if (now.kind !== 'signedIn' || now.id !== error.session) return; // an answer to an older token
      if (unsaved()) dispatch(reauthRequired());
      dispatch(sessionExpired({ id: error.session }));
      onExpired(error);
    },
  });
}

/** Whether the storage holds the token of this session: another tab may have put a newer one there already. */
function isTokenStored(token: TokenStorage, state: PortalState): boolean {
  const session = selectSession(state);
  return session.kind === 'signedIn' && session.token === token.read();
}

/** The platform's refusal in an action of a failed call; null for any other action. */
function rejectedError(action: UnknownAction): ApiErrorData | null {
  const { payload } = action;
  return typeof action.type === 'string' && action.type.endsWith('/rejected') && isApiErrorData(payload)
    ? payload
    : null;
}

/** What one person was told is not shown to the next. */
function resetServerData(dispatch: PortalDispatch): void {
  dispatch(baseApi.util.resetApiState());
  dispatch(clearPrefetchErrors());
}
