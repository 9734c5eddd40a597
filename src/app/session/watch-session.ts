import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { passwordExpiredCode } from '@/contracts/error-codes';
import { passwordExpired, selectAccess } from '@/session/access';
import { pageHeld, selectPageHold } from '@/session/page-hold';
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
import { forgetFailures } from '@/shared/api/ask-ahead';
import { isErrorFacts, type ErrorFacts } from '@/shared/api/platform-error';
import { platformApi } from '@/shared/api/platform-api';
import type { PortalDispatch, PortalListeners, PortalState } from '../store';

export interface SessionWatch {
  token: TokenStorage;
  /** Nobody is signed in any more, for whatever reason: what was stored for that person is to go. */
  onEnded: () => void;
  /** A session ended by itself: the error that ended it. Called once a session. */
  onExpired: (error: ErrorFacts) => void;
  onForbidden: () => void;
  /** The password has come past its age meanwhile. */
  onPasswordExpired: () => void;
  /** True while the page has something that is not saved yet. */
  unsaved: () => boolean;
}

const tokenChanged = isAnyOf(signedIn, signedOut, sessionExpired, hostTokenChanged);

/** What follows from the session's facts: storage, forgotten data, and what failed calls say of it (R4.22 to R4.24). */
export function watchSession(
  listeners: PortalListeners,
  { token, onEnded, onExpired, onForbidden, onPasswordExpired, unsaved }: SessionWatch,
): void {
  listeners.startListening({
    matcher: tokenChanged,
    effect(action, { dispatch, getState, getOriginalState }) {
      if (signedIn.match(action)) token.write(action.payload);
      else if (signedOut.match(action) && !action.payload?.byItself) token.clear();
      else if (!hostTokenChanged.match(action) && isStored(token, getOriginalState())) token.expire();
      const before = getOriginalState();
      const isRenewed =
        hostTokenChanged.match(action) && selectIsSignedIn(before) && selectIsSignedIn(getState());
      // a held page lives on, and one whose token the host renewed: whose it is, userLoaded will tell
      if (!selectPageHold(before).held && !isRenewed) forgetAnswers(dispatch);
      if (!selectIsSignedIn(getState())) onEnded();
    },
  });
  listeners.startListening({
    matcher: isAnyOf(userLoaded),
    effect(_action, { dispatch, getState, getOriginalState }) {
      const before = selectPageHold(getOriginalState());
      if (before.owner !== '' && before.owner !== selectPageHold(getState()).owner) forgetAnswers(dispatch);
    },
  });
  listeners.startListening({
    predicate: (action) => failureOf(action) !== null,
    effect(action, { getState, dispatch }) {
      const error = failureOf(action);
      if (error?.kind === 'forbidden') onForbidden();
      if (error?.code === passwordExpiredCode && !selectAccess(getState()).passwordExpired) {
        dispatch(passwordExpired());
        onPasswordExpired();
      }
      if (error?.kind !== 'unauthorized' || error.session === '') return;
      const now = selectSession(getState());
      if (now.kind !== 'signedIn' || now.id !== error.session) return; // an answer to an older token
      if (unsaved()) dispatch(pageHeld());
      dispatch(sessionExpired({ id: error.session }));
      onExpired(error);
    },
  });
}

/** Whether the storage holds the token of this session: another tab may have put a newer one there already. */
function isStored(token: TokenStorage, state: PortalState): boolean {
  const session = selectSession(state);
  return session.kind === 'signedIn' && session.token === token.read();
}

/** The platform's refusal in an action of a failed call; null for any other action. */
function failureOf(action: UnknownAction): ErrorFacts | null {
  const { payload } = action;
  return typeof action.type === 'string' && action.type.endsWith('/rejected') && isErrorFacts(payload)
    ? payload
    : null;
}

/** What one person was told is not shown to the next. */
function forgetAnswers(dispatch: PortalDispatch): void {
  dispatch(platformApi.util.resetApiState());
  dispatch(forgetFailures());
}
