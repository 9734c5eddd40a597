import type { HostProps } from '@/contracts/host';
import { selectSession } from '@/session/session';
import { makeStore } from '../store/store';
import { onHostTokenChanged, setupHostSession } from './host-session';

type State = Readonly<Record<string, unknown>>;

/** Shared state of qiankun: one listener per app, called immediately on request. */
function sharedState(first: State) {
  let current = first;
  let listener: ((state: State, previous: State) => void) | undefined;
  const props: HostProps = {
    onGlobalStateChange: (next, fireImmediately) => {
      listener = next;
      if (fireImmediately) next(current, current);
    },
  };
  return {
    props,
    set(next: State) {
      listener?.(next, current);
      current = next;
    },
  };
}

function setup(props: HostProps) {
  const { store, listeners } = makeStore({} as never, {});
  const changed = jest.fn();
  const host = setupHostSession(store, props);
  onHostTokenChanged(listeners, changed);
  const token = () => {
    const session = selectSession(store.getState());
    return session.kind === 'signedIn' ? session.token : null;
  };
  return { store, host, token, changed };
}

describe('the host session', () => {
  it('takes the token that the host shares at the start, without reporting a change (R1.27)', () => {
    const { token, host, changed } = setup(sharedState({ token: 't1' }).props);
    expect([token(), host.isTokenFromHost(), changed.mock.calls.length]).toEqual(['t1', true, 0]);
  });

  it('follows every later token (R1.28)', async () => {
    const shared = sharedState({ token: 't1' });
    const { token, changed } = setup(shared.props);
    for (const [count, next] of ['t2', 't3'].entries()) {
      shared.set({ token: next });
      expect(token()).toBe(next);
      await Promise.resolve();
      expect(changed).toHaveBeenCalledTimes(count + 1);
    }
  });

  it('reports several tokens in a row as one change', async () => {
    const shared = sharedState({ token: 't1' });
    const { token, changed } = setup(shared.props);
    changed.mockImplementation(() => {
      expect(token()).toBe('t3');
    });
    for (const next of ['t2', '', 't3']) shared.set({ token: next });
    await Promise.resolve();
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('ignores a token that it has already', () => {
    const shared = sharedState({ token: 't1' });
    const { store, changed } = setup(shared.props);
    const before = store.getState();
    shared.set({ token: 't1', other: 1 });
    expect([store.getState() === before, changed.mock.calls.length]).toEqual([true, 0]);
  });

  it.each(['', null])('signs out when the token becomes %j', (empty) => {
    const shared = sharedState({ token: 't1' });
    const { token, host } = setup(shared.props);
    shared.set({ token: empty });
    expect([token(), host.isTokenFromHost()]).toEqual([null, true]);
  });

  it.each([[{}], [{ token: undefined }], [{ token: 7 }], [{ token: { a: 1 } }]])(
    'finds no token in %j',
    (state) => {
      const shared = sharedState(state);
      const { token, host } = setup(shared.props);
      expect([token(), host.isTokenFromHost()]).toEqual([null, false]);
    },
  );

  it('works without shared state and takes the token of an update', () => {
    const { token, host } = setup({ token: 't1' });
    expect(token()).toBe('t1');
    host.update({ token: 't2' });
    expect(token()).toBe('t2');
    host.update({});
    expect(token()).toBe('t2');
  });

  it('ignores tokens after dispose', () => {
    const shared = sharedState({ token: 't1' });
    const { token, host } = setup(shared.props);
    host.dispose();
    shared.set({ token: 't2' });
    expect(token()).toBe('t1');
  });

  it('never writes to the host', () => {
    const setGlobalState = jest.fn();
    const shared = sharedState({ token: 't1' });
    const { store } = setup({ ...shared.props, setGlobalState } as HostProps);
    shared.set({ token: '' });
    expect([setGlobalState.mock.calls.length, selectSession(store.getState()).kind]).toEqual([0, 'visitor']);
  });
});
