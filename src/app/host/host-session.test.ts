import type { HostProps } from '@/contracts/host';
import { selectSession } from '@/session/session';
import { makeStore } from '../store/store';
import { setupHostSession } from './host-session';

type State = Readonly<Record<string, unknown>>;

/** Shared state as qiankun offers it: one listener an app, told of the present at once when it asks for it. */
function sharedState(first: State) {
  let present = first;
  let tell: ((state: State, previous: State) => void) | undefined;
  const props: HostProps = {
    onGlobalStateChange: (listener, fireImmediately) => {
      tell = listener;
      if (fireImmediately) listener(present, present);
    },
  };
  return {
    props,
    set(next: State) {
      tell?.(next, present);
      present = next;
    },
  };
}

function followed(props: HostProps) {
  const { store } = makeStore({} as never, {});
  const changed = jest.fn();
  const link = setupHostSession(store, props, changed);
  const token = () => {
    const session = selectSession(store.getState());
    return session.kind === 'signedIn' ? session.token : null;
  };
  return { store, link, token, changed };
}

describe('the host link', () => {
  it('takes the token the host shares from the start, without calling it a change (R1.27)', () => {
    const { token, link, changed } = followed(sharedState({ token: 't1' }).props);
    expect([token(), link.isTokenFromHost(), changed.mock.calls.length]).toEqual(['t1', true, 0]);
  });

  it('follows every later token, not only the first (R1.28)', async () => {
    const host = sharedState({ token: 't1' });
    const { token, changed } = followed(host.props);
    for (const [count, next] of ['t2', 't3'].entries()) {
      host.set({ token: next });
      expect(token()).toBe(next);
      await Promise.resolve();
      expect(changed).toHaveBeenCalledTimes(count + 1);
    }
  });

  it('is judged by the last of several tokens in a row: a moment without one is nobody’s business', async () => {
    const host = sharedState({ token: 't1' });
    const { token, changed } = followed(host.props);
    changed.mockImplementation(() => {
      expect(token()).toBe('t3');
    });
    for (const next of ['t2', '', 't3']) host.set({ token: next });
    await Promise.resolve();
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('does nothing for a token it has already, however often it is told', () => {
    const host = sharedState({ token: 't1' });
    const { store, changed } = followed(host.props);
    const before = store.getState();
    host.set({ token: 't1', other: 1 });
    expect([store.getState() === before, changed.mock.calls.length]).toEqual([true, 0]);
  });

  it.each(['', null])('signs out when the token becomes %j', (empty) => {
    const host = sharedState({ token: 't1' });
    const { token, link } = followed(host.props);
    host.set({ token: empty });
    expect([token(), link.isTokenFromHost()]).toEqual([null, true]);
  });

  it.each([[{}], [{ token: undefined }], [{ token: 7 }], [{ token: { a: 1 } }]])(
    'hears nothing of a token in %j',
    (state) => {
      const host = sharedState(state);
      const { token, link } = followed(host.props);
      expect([token(), link.isTokenFromHost()]).toEqual([null, false]);
    },
  );

  it('works without shared state, and follows the plain prop of an update', () => {
    const { token, link } = followed({ token: 't1' });
    expect(token()).toBe('t1');
    link.update({ token: 't2' });
    expect(token()).toBe('t2');
    link.update({});
    expect(token()).toBe('t2');
  });

  it('is deaf once it is disposed of', () => {
    const host = sharedState({ token: 't1' });
    const { token, link } = followed(host.props);
    link.dispose();
    host.set({ token: 't2' });
    expect(token()).toBe('t1');
  });

  it('never writes to the host', () => {
    const setGlobalState = jest.fn();
    const host = sharedState({ token: 't1' });
    const { store } = followed({ ...host.props, setGlobalState } as HostProps);
    host.set({ token: '' });
    expect([setGlobalState.mock.calls.length, selectSession(store.getState()).kind]).toEqual([0, 'visitor']);
  });
});
