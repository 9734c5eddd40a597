import { waitFor } from '@testing-library/dom';
import { siteMessagesChanged } from '@/features/site-messages/api';
import { baseApi } from '@/shared/api/base-api';
import { makeStore } from '../store/store';
import { setupMessagesTabSync } from './messages-tab-sync';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** One tab; `asks` is called with each look that another tab's change brings about. */
function openTab(prefix = '') {
  const { store, listeners } = makeStore({} as never, {});
  const asks = jest.fn();
  listeners.startListening({ predicate: ({ type }) => type === 'platform/invalidateTags', effect: asks });
  const stop = setupMessagesTabSync(store, listeners, prefix);
  stops.push(stop);
  return { store, asks, stop };
}

describe('messages in several tabs', () => {
  it('are asked for anew in the others after a change in one', async () => {
    const [one, other] = [openTab(), openTab()];
    one.store.dispatch(siteMessagesChanged());
    await waitFor(() => {
      expect(other.asks).toHaveBeenCalledTimes(1);
    });
    expect(one.asks).not.toHaveBeenCalled();
    expect(baseApi.util.invalidateTags.type).toBe('platform/invalidateTags');
  });

  it('are left alone after the stop, and by portals that keep theirs under another prefix', async () => {
    const [one, stopped, foreign, last] = [openTab(), openTab(), openTab('host:'), openTab()];
    stopped.stop();
    one.store.dispatch(siteMessagesChanged());
    await waitFor(() => {
      expect(last.asks).toHaveBeenCalledTimes(1);
    });
    expect([stopped.asks.mock.calls, foreign.asks.mock.calls]).toEqual([[], []]);
  });

  it('are nobody’s business where the browser has no channel', () => {
    const kept = globalThis.BroadcastChannel;
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    try {
      openTab().store.dispatch(siteMessagesChanged());
    } finally {
      globalThis.BroadcastChannel = kept;
    }
  });
});
