import { hostTokenChanged, selectSession, signedIn } from '@/session/session';
import { makeStore } from '../store';
import { followTabs } from './follow-tabs';

const key = 'portal-token';

/** What the browser tells this tab when another one writes to the storage. */
function anotherTabWrites(newValue: string | null, at: string | null = key) {
  window.dispatchEvent(new StorageEvent('storage', { key: at, newValue, storageArea: localStorage }));
}

function followed(hostOwnsToken = false) {
  const { store } = makeStore({} as never, {});
  const changed = jest.fn();
  const stop = followTabs(store, key, () => hostOwnsToken, changed);
  const token = () => {
    const session = selectSession(store.getState());
    return session.kind === 'signedIn' ? session.token : null;
  };
  return { store, changed, stop, token };
}

describe('another tab', () => {
  it('that signs in or out takes this one along', () => {
    const { token, changed, stop } = followed();
    anotherTabWrites('t1');
    expect(token()).toBe('t1');
    anotherTabWrites(null);
    expect([token(), changed.mock.calls.length]).toEqual([null, 2]);
    stop();
  });

  it('that empties its storage signs this one out', () => {
    const { store, token, stop } = followed();
    store.dispatch(signedIn('t1'));
    anotherTabWrites(null, null);
    expect(token()).toBeNull();
    stop();
  });

  it('says nothing of a session that a host lends', () => {
    const { store, token, changed, stop } = followed(true);
    store.dispatch(hostTokenChanged('lent'));
    anotherTabWrites(null);
    anotherTabWrites('t2');
    expect([token(), changed.mock.calls.length]).toEqual(['lent', 0]);
    stop();
  });

  it('says nothing by other keys', () => {
    const { token, changed, stop } = followed();
    anotherTabWrites('t2', 'something-else');
    expect([token(), changed.mock.calls.length]).toEqual([null, 0]);
    stop();
  });

  it('is not heard any more after the stop', () => {
    const { token, stop } = followed();
    stop();
    anotherTabWrites('t1');
    expect(token()).toBeNull();
  });
});
