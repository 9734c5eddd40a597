import type {
  HostProps,
  PortalHandle,
  PortalMenu,
  PortalPage,
  PortalUser,
} from '../../../src/contracts/host';
import { createObservable } from '../../kits/web/observable';

/** The state that a mounted portal has reported to the host. */
export interface PortalState {
  handle?: PortalHandle;
  page?: PortalPage;
  menu?: PortalMenu;
  user?: PortalUser | null;
  unread?: number;
}

/** The state of the portal on the training page, empty while there is none, and the callbacks that fill it. */
export function createPortalState() {
  const state = createObservable<PortalState>({});
  const add = (part: PortalState) => state.set({ ...state.get(), ...part });
  const props = {
    onReady: (handle) => add({ handle }),
    onPageChange: (page) => add({ page }),
    onMenuChange: (menu) => add({ menu }),
    onUserChange: (user) => add({ user }),
    onUnreadChange: (unread) => add({ unread }),
  } satisfies HostProps;
  return {
    ...state,
    props,
    clear: () => state.set({}),
  };
}
