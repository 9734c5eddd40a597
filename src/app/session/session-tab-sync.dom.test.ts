import { hostTokenChanged, selectSession, signedIn } from '@/session/session';
import { storageFor, createTokenStorage, type StorageKind } from '@/session/token-storage';
import { setVisibility } from '@/testing/set-visibility';
import { makeStore } from '../store/store';
import { setupSessionTabSync } from './session-tab-sync';

const key = 'portal-token';

/** The event that this tab receives when another tab writes to the storage. */
function anotherTabWrites(newValue: string | null, at: string | null = key) {
  window.dispatchEvent(new StorageEvent('storage', { key: at, newValue, storageArea: localStorage }));
}

interface Options {
  isTokenFromHost?: boolean;
  unsaved?: boolean;
  kind?: StorageKind;
}

function setup({ isTokenFromHost = false, unsaved = false, kind = 'local' }: Options = {}) {
  const { store } = makeStore({} as never, {});
  const changed = jest.fn();
  const storage = createTokenStorage(storageFor(kind, ''), kind, key, '');
  const dispose = setupSessionTabSync(store, storage, {
    isTokenFromHost: () => isTokenFromHost,
    hasUnsaved: () => unsaved,
    onChange: changed,
  });
  const token = () => {
    const session = selectSession(store.getState());
    return session.kind === 'signedIn' ? session.token : null;
  };
  const reauthPending = () => store.getState().reauth.pending;
  return { store, changed, dispose, token, storage, reauthPending };
}

/** Runs the work while this tab is hidden. */
function whileHidden(work: () => void) {
  setVisibility('hidden');
  work();
  setVisibility('visible');
}

describe('another tab', () => {
  it('that signs in or out signs this tab in or out', () => {
    const { token, changed, dispose } = setup();
    anotherTabWrites('t1');
    expect(token()).toBe('t1');
    anotherTabWrites(null);
    expect([token(), changed.mock.calls.length]).toEqual([null, 2]);
    dispose();
  });

  it('that clears the storage signs this one out', () => {
    const { store, token, dispose } = setup();
    store.dispatch(signedIn('t1'));
    anotherTabWrites(null, null);
    expect(token()).toBeNull();
    dispose();
  });

  it('whose session expired ends this one’s, and the page is revalidated', () => {
    const { store, token, changed, reauthPending, dispose } = setup();
    store.dispatch(signedIn('t1'));
    anotherTabWrites('');
    anotherTabWrites(null);
    expect([token(), reauthPending(), changed.mock.calls.length]).toEqual([null, false, 1]);
    dispose();
  });

  it('whose session expired keeps this one’s page with unsaved input (R10.38)', () => {
    const { store, token, changed, reauthPending, dispose } = setup({ unsaved: true });
    store.dispatch(signedIn('t1'));
    anotherTabWrites('');
    anotherTabWrites(null);
    expect([token(), reauthPending(), changed.mock.calls.length]).toEqual([null, true, 0]);
    anotherTabWrites('t2');
    expect([token(), changed.mock.calls.length]).toEqual(['t2', 1]);
    dispose();
  });

  it('that signs out signs this tab out in spite of unsaved input (R4.15)', () => {
    const { store, token, changed, reauthPending, dispose } = setup({ unsaved: true });
    store.dispatch(signedIn('t1'));
    anotherTabWrites(null);
    expect([token(), reauthPending(), changed.mock.calls.length]).toEqual([null, false, 1]);
    dispose();
  });

  it.each([
    ['signed in', 'write', { token: 't2', reauthPending: false, changed: 1 }],
    ['signed out', 'clear', { token: null, reauthPending: false, changed: 1 }],
    ['saw its session expire', 'expire', { token: null, reauthPending: true, changed: 0 }],
  ] as const)('that %s is followed by its cookie when this one is shown again', (_what, work, after) => {
    const { store, storage, token, changed, reauthPending, dispose } = setup({
      unsaved: true,
      kind: 'cookie',
    });
    storage.write('t1');
    store.dispatch(signedIn('t1'));
    whileHidden(() => {
      storage[work]('t2');
    });
    expect({ token: token(), reauthPending: reauthPending(), changed: changed.mock.calls.length }).toEqual(
      after,
    );
    dispose();
    storage.clear();
  });

  it('changes nothing where cookies are blocked', () => {
    const { store, token, dispose } = setup({ kind: 'cookie' });
    store.dispatch(signedIn('t1'));
    whileHidden(() => undefined);
    expect(token()).toBe('t1');
    dispose();
  });

  it('does not affect a session of the host', () => {
    const { store, token, changed, dispose } = setup({ isTokenFromHost: true });
    store.dispatch(hostTokenChanged('host-token'));
    anotherTabWrites(null);
    anotherTabWrites('t2');
    expect([token(), changed.mock.calls.length]).toEqual(['host-token', 0]);
    dispose();
  });

  it('does not affect this one by other storage keys', () => {
    const { token, changed, dispose } = setup();
    anotherTabWrites('t2', 'something-else');
    expect([token(), changed.mock.calls.length]).toEqual([null, 0]);
    dispose();
  });

  it('is ignored after dispose', () => {
    const { token, dispose } = setup();
    dispose();
    anotherTabWrites('t1');
    expect(token()).toBeNull();
  });
});
