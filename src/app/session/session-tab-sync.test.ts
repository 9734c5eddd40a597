import { hostTokenChanged, selectSession, signedIn } from '@/session/session';
import { storageFor, createTokenStorage, type StorageKind } from '@/session/token-storage';
import { makeStore } from '../store/store';
import { setupSessionTabSync } from './session-tab-sync';

const key = 'portal-token';

/** What the browser tells this tab when another one writes to the storage. */
function anotherTabWrites(newValue: string | null, at: string | null = key) {
  window.dispatchEvent(new StorageEvent('storage', { key: at, newValue, storageArea: localStorage }));
}

interface Given {
  hostOwnsToken?: boolean;
  unsaved?: boolean;
  kind?: StorageKind;
}

function followed({ hostOwnsToken = false, unsaved = false, kind = 'local' }: Given = {}) {
  const { store } = makeStore({} as never, {});
  const changed = jest.fn();
  const storage = createTokenStorage(storageFor(kind, ''), kind, key, '');
  const stop = setupSessionTabSync(store, storage, {
    isTokenFromHost: () => hostOwnsToken,
    unsaved: () => unsaved,
    onChange: changed,
  });
  const token = () => {
    const session = selectSession(store.getState());
    return session.kind === 'signedIn' ? session.token : null;
  };
  const held = () => store.getState().reauth.pending;
  return { store, changed, stop, token, storage, held };
}

/** Nobody looks at this tab while the work is done in another one. */
function meanwhile(work: () => void) {
  const look = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  look('hidden');
  work();
  look('visible');
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

  it('whose session ended by itself ends this one, and the page follows', () => {
    const { store, token, changed, held, stop } = followed();
    store.dispatch(signedIn('t1'));
    anotherTabWrites('');
    anotherTabWrites(null);
    expect([token(), held(), changed.mock.calls.length]).toEqual([null, false, 1]);
    stop();
  });

  it('whose session ended by itself leaves a page with unsaved input where it is (R10.38)', () => {
    const { store, token, changed, held, stop } = followed({ unsaved: true });
    store.dispatch(signedIn('t1'));
    anotherTabWrites('');
    anotherTabWrites(null);
    expect([token(), held(), changed.mock.calls.length]).toEqual([null, true, 0]);
    anotherTabWrites('t2');
    expect([token(), changed.mock.calls.length]).toEqual(['t2', 1]);
    stop();
  });

  it('that signs out does so whatever is unsaved here (R4.15)', () => {
    const { store, token, changed, held, stop } = followed({ unsaved: true });
    store.dispatch(signedIn('t1'));
    anotherTabWrites(null);
    expect([token(), held(), changed.mock.calls.length]).toEqual([null, false, 1]);
    stop();
  });

  it.each([
    ['signed in', 'write', { token: 't2', held: false, changed: 1 }],
    ['signed out', 'clear', { token: null, held: false, changed: 1 }],
    ['met the end of the session', 'expire', { token: null, held: true, changed: 0 }],
  ] as const)('that %s is followed by cookie when one comes back to this tab', (_what, work, after) => {
    const { store, storage, token, changed, held, stop } = followed({ unsaved: true, kind: 'cookie' });
    storage.write('t1');
    store.dispatch(signedIn('t1'));
    meanwhile(() => {
      storage[work]('t2');
    });
    expect({ token: token(), held: held(), changed: changed.mock.calls.length }).toEqual(after);
    stop();
    storage.clear();
  });

  it('does nothing by cookie where cookies are barred and nothing changed', () => {
    const { store, token, stop } = followed({ kind: 'cookie' });
    store.dispatch(signedIn('t1'));
    meanwhile(() => undefined);
    expect(token()).toBe('t1');
    stop();
  });

  it('says nothing of a session that a host lends', () => {
    const { store, token, changed, stop } = followed({ hostOwnsToken: true });
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
