import { waitFor } from '@testing-library/dom';
import { siteMessagesChanged } from '@/features/site-messages/api';
import { baseApi } from '@/shared/api/base-api';
import { makeStore } from '../store/store';
import { setupMessagesTabSync } from './messages-tab-sync';

const disposers: (() => void)[] = [];
afterEach(() => {
  for (const dispose of disposers.splice(0)) dispose();
});

/** One tab; `refetch` is called for each change in another tab. */
function openTab(prefix = '') {
  const { store, listeners } = makeStore({} as never, {});
  const refetch = jest.fn();
  listeners.startListening({ predicate: ({ type }) => type === 'platform/invalidateTags', effect: refetch });
  const dispose = setupMessagesTabSync(store, listeners, prefix);
  disposers.push(dispose);
  return { store, refetch, dispose };
}

describe('messages in several tabs', () => {
  it('are fetched again in the others after a change in one', async () => {
    const [one, other] = [openTab(), openTab()];
    one.store.dispatch(siteMessagesChanged());
    await waitFor(() => {
      expect(other.refetch).toHaveBeenCalledTimes(1);
    });
    expect(one.refetch).not.toHaveBeenCalled();
    expect(baseApi.util.invalidateTags.type).toBe('platform/invalidateTags');
  });

  it('are not fetched again after dispose, nor by portals with another storage prefix', async () => {
    const [one, disposed, foreign, last] = [openTab(), openTab(), openTab('host:'), openTab()];
    disposed.dispose();
    one.store.dispatch(siteMessagesChanged());
    await waitFor(() => {
      expect(last.refetch).toHaveBeenCalledTimes(1);
    });
    expect([disposed.refetch.mock.calls, foreign.refetch.mock.calls]).toEqual([[], []]);
  });

  it('are not synced in a browser without BroadcastChannel', () => {
    const original = globalThis.BroadcastChannel;
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    try {
      openTab().store.dispatch(siteMessagesChanged());
    } finally {
      globalThis.BroadcastChannel = original;
    }
  });
});
