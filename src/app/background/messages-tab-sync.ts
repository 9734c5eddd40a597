import { siteMessagesChanged } from '@/features/site-messages/api';
import { baseApi } from '@/shared/api/base-api';
import type { PortalListeners, PortalStore } from '../store/store';

/**
 * Keeps the messages of several tabs in step: a change here has the others ask anew, and theirs has this one. No
 * message passes between them, only that there is something to ask for. A browser without `BroadcastChannel` finds out
 * when the tab is looked at again.
 * @param prefix of what the portal keeps, so that portals of different platforms leave each other alone
 * @returns stops following
 */
export function setupMessagesTabSync(
  store: Pick<PortalStore, 'dispatch'>,
  listeners: PortalListeners,
  prefix: string,
): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(`${prefix}site-messages`);
  channel.onmessage = () => {
    store.dispatch(baseApi.util.invalidateTags(['message']));
  };
  listeners.startListening({
    actionCreator: siteMessagesChanged,
    effect() {
      channel.postMessage(null);
    },
  });
  return () => {
    channel.close();
  };
}
