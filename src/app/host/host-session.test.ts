import type { HostProps } from '@/contracts/host';
import { selectSession, sessionExpired } from '@/session/session';
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
  const report = jest.fn();
  const host = setupHostSession(store, props, report);
  onHostTokenChanged(listeners, changed);
  const token = () => {
    const session = selectSession(store.getState());
    return session.kind === 'signedIn' ? session.token : null;
  };
  return { store, host, token, changed, reported: () => report.mock.calls.map(String) };
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

describe('a host that gives its token by global state and by the prop', () => {
  const given = ['A', 'B', '', null, undefined, 7, { token: 'A' }];
  type Change = { state: State } | { update: HostProps } | 'expiry';
  const changes = [
    ...given.flatMap((token) => [{ state: { token } }, { update: { token } }]),
    ...[{ state: {} }, { update: {} }, 'expiry'],
  ] as readonly Change[];
  const mounts = given.flatMap((shared) =>
    given.map((prop) => ({ state: { token: shared }, props: { token: prop } as HostProps })),
  );
  const tokenIn = ({ token }: State) => (token === null ? '' : typeof token === 'string' ? token : undefined);

  /** The token after each step, beside that of the rule: the state's once it gave one, else the prop's. */
  function follow(mount: (typeof mounts)[number], later: readonly Change[]) {
    const shared = sharedState(mount.state);
    const { store, host, token } = setup({ ...shared.props, ...mount.props });
    let ofState = tokenIn(mount.state);
    let ofProp = tokenIn({ ...mount.props });
    let expected = ofState ?? ofProp ?? '';
    const steps = [[token() ?? '', expected]];
    for (const change of later) {
      const before = ofState ?? ofProp;
      if (change === 'expiry') {
        const session = selectSession(store.getState());
        const id = session.kind === 'signedIn' ? session.id : '';
        store.dispatch(sessionExpired({ id, pagesWait: false }));
        expected = '';
      } else if ('state' in change) {
        shared.set(change.state);
        ofState = tokenIn(change.state) ?? ofState;
      } else {
        host.update(change.update);
        ofProp = tokenIn({ ...change.update }) ?? ofProp;
      }
      const now = ofState ?? ofProp;
      if (now !== before) expected = now ?? '';
      steps.push([token() ?? '', expected]);
    }
    return steps;
  }
  const expectRule = (mount: (typeof mounts)[number], later: readonly Change[]) => {
    const steps = follow(mount, later);
    const [opened, expected] = [0, 1].map((index) => steps.map((step) => step[index]));
    expect({ mount, later, opened }).toEqual({ mount, later, opened: expected });
  };

  it('opens the session of the rule at each mount and after each change (R1.28)', () => {
    for (const mount of mounts) for (const change of changes) expectRule(mount, [change]);
  });

  it('opens no other session in any order of changes (R1.28)', () => {
    let seed = 1;
    const pick = <Item>(items: readonly Item[]) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return items[seed % items.length] as Item;
    };
    for (let run = 0; run < 300; run += 1)
      expectRule(
        pick(mounts),
        Array.from({ length: 12 }, () => pick(changes)),
      );
  });

  it('keeps the session of the state when an update repeats another prop, and names both ways once', () => {
    const shared = sharedState({ token: 'A' });
    const { host, token, reported } = setup({ ...shared.props, token: 'B' });
    for (const language of ['en-US', 'zh-CN'] as const) host.update({ token: 'B', language });
    expect(token()).toBe('A');
    expect(reported()).toEqual([
      'HostPropError: token: not used, because onGlobalStateChange gives another one',
    ]);
  });

  it.each([
    ['the same token', { token: 'A' }, 'A', 0],
    ['no token in the state', {}, 'A', 0],
    ['an empty state', { token: '' }, 'A', 1],
    ['nobody in both', { token: '' }, null, 0],
  ])('that gives %s is warned where the two differ', (_what, state, prop, count) => {
    const { reported } = setup({ ...sharedState(state).props, token: prop });
    expect(reported()).toHaveLength(count);
  });

  it('is not warned of a prop that it leaves as it was', () => {
    const shared = sharedState({ token: 'A' });
    const { reported } = setup({ ...shared.props, token: 'A' });
    shared.set({ token: 'B' });
    expect(reported()).toEqual([]);
  });
});
