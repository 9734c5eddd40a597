import { siteMessagesChanged } from '@/features/site-messages/api';
import { baseApi } from '@/shared/api/base-api';
import type { PortalListeners, PortalStore } from '../store/store';

/**
 * Keeps the unread and listed messages of several tabs in sync: a change in one tab makes the others refetch. Only the
 * fact of a change is sent. Without `BroadcastChannel` a tab refetches when it is shown again.
 * @param prefix of the storage keys, so that portals of different platforms do not affect each other
 * @returns dispose
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
