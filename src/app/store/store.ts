import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { access } from '@/session/access';
import { reauth } from '@/session/reauth-slice';
import { session } from '@/session/session';
import { sessionEnd } from '@/session/session-end';
import { baseApi, type ApiDeps } from '@/shared/api/base-api';
import { pendingMutations } from './pending-mutations-slice';
import { errorLog } from './error-log-slice';
import { keepAlive } from './keep-alive-slice';
import { networkBlock } from './network-block-slice';
import { tabs } from './tabs-slice';
import { settings } from './settings-slice';

const reducer = combineSlices(
  session,
  sessionEnd,
  access,
  reauth,
  pendingMutations,
  tabs,
  keepAlive,
  errorLog,
  networkBlock,
  settings,
  baseApi,
);

export type PortalState = ReturnType<typeof reducer>;

/** One store a mount; client and cache reach the thunks as their extra argument. */
export function makeStore(deps: ApiDeps, preloadedState: Partial<PortalState>) {
  const listeners = createListenerMiddleware<PortalState, PortalDispatch>();
  const store = configureStore({
    reducer,
    preloadedState,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { prefetchErrors: new Map(), ...deps } satisfies ApiDeps } })
        .prepend(listeners.middleware)
        .concat(baseApi.middleware),
  });
  return { store, listeners };
}

export type PortalStore = ReturnType<typeof makeStore>['store'];
export type PortalListeners = ReturnType<typeof makeStore>['listeners'];
export type PortalDispatch = ThunkDispatch<PortalState, ApiDeps, UnknownAction>;

export const usePortalDispatch = useDispatch.withTypes<PortalDispatch>();
export const usePortalSelector = useSelector.withTypes<PortalState>();
