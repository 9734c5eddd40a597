import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { access } from '@/session/access';
import { pageHold } from '@/session/page-hold';
import { session } from '@/session/session';
import { platformApi, type ApiDeps } from '@/shared/api/platform-api';
import { pendingEdits } from './edit-overlay/pending-edits';
import { errorLog } from './error-log/error-log';
import { keptPages } from './visits/kept-pages';
import { tabs } from './visits/tabs';
import { settings } from './settings/settings';

const reducer = combineSlices(
  session,
  access,
  pageHold,
  pendingEdits,
  tabs,
  keptPages,
  errorLog,
  settings,
  platformApi,
);

export type PortalState = ReturnType<typeof reducer>;

/** One store a mount; client and cache reach the thunks as their extra argument. */
export function makeStore(deps: ApiDeps, preloadedState: Partial<PortalState>) {
  const listeners = createListenerMiddleware<PortalState, PortalDispatch>();
  const store = configureStore({
    reducer,
    preloadedState,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { failedAhead: new Map(), ...deps } satisfies ApiDeps } })
        .prepend(listeners.middleware)
        .concat(platformApi.middleware),
  });
  return { store, listeners };
}

export type PortalStore = ReturnType<typeof makeStore>['store'];
export type PortalListeners = ReturnType<typeof makeStore>['listeners'];
export type PortalDispatch = ThunkDispatch<PortalState, ApiDeps, UnknownAction>;

export const usePortalDispatch = useDispatch.withTypes<PortalDispatch>();
export const usePortalSelector = useSelector.withTypes<PortalState>();
