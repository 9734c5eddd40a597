import { setupProgressBar } from './progress-bar';
import type { PortalRouter } from './routing/router';

type Listener = Parameters<PortalRouter['subscribe']>[0];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The bar of a portal in a host, whose router says what the test wants. */
function barInHost() {
  const root = document.createElement('div');
  document.body.append(root);
  let listener: Listener | undefined;
  const router = {
    subscribe(next: Listener) {
      listener = next;
      return () => (listener = undefined);
    },
  } as unknown as PortalRouter;
  const { stop } = setupProgressBar(router, root, true);
  return {
    tell: (state: 'loading' | 'idle') => listener?.({ navigation: { state } } as never, {} as never),
    shown: () => root.querySelector('.bar'),
    leave() {
      stop();
      root.remove();
    },
  };
}

describe('the progress bar', () => {
  it('stays away from a page that comes within 200 ms, and shows for one that does not (R9.5)', () => {
    const bar = barInHost();
    bar.tell('loading');
    jest.advanceTimersByTime(199);
    bar.tell('idle');
    jest.advanceTimersByTime(2000);
    expect(bar.shown()).toBeNull();
    bar.tell('loading');
    jest.advanceTimersByTime(200);
    expect(bar.shown()).not.toBeNull();
    bar.leave();
  });

  it.each([
    { when: 'growing', fading: false },
    { when: 'fading', fading: true },
  ])('$when, leaves nothing when its portal leaves, and throws nothing later', ({ fading }) => {
    const bar = barInHost();
    bar.tell('loading');
    jest.advanceTimersByTime(1000);
    if (fading) bar.tell('idle');
    jest.advanceTimersByTime(100);
    const before = document.body.innerHTML;
    bar.leave();
    jest.advanceTimersByTime(10_000);
    expect(before).toContain('nprogress');
    expect([document.body.innerHTML, document.body.className, document.documentElement.className]).toEqual([
      '',
      '',
      '',
    ]);
  });

  it('shows again for the next portal', () => {
    const first = barInHost();
    first.tell('loading');
    jest.advanceTimersByTime(1000);
    first.leave();
    const next = barInHost();
    next.tell('loading');
    jest.advanceTimersByTime(200);
    expect(next.shown()).not.toBeNull();
    next.leave();
    jest.advanceTimersByTime(10_000);
  });
});
