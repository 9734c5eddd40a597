import { setupProgressBar } from './progress-bar';
import type { PortalRouter } from './current-page';

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
  const { dispose } = setupProgressBar(router, root);
  return {
    tell: (state: 'loading' | 'idle') => listener?.({ navigation: { state } } as never, {} as never),
    shown: () => root.querySelector<HTMLElement>('[data-testid=progress-bar]'),
    leave() {
      dispose();
      root.remove();
    },
  };
}

describe('the progress bar', () => {
  it('stays away from a page that comes within 200 ms, and shows for one that does not (R2.61, R9.5)', () => {
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

  it('moves with speed 500, on by itself every 200 ms, without a spinner (R9.6, R9.7, R9.8)', () => {
    const bar = barInHost();
    bar.tell('loading');
    jest.advanceTimersByTime(200);
    const root = bar.shown()?.parentElement;
    const style = () => bar.shown()?.getAttribute('style');
    expect(style()).toContain('500ms');
    expect(root?.querySelector('[class*=spinner]')).toBeNull();
    const [first, almost] = [style(), (jest.advanceTimersByTime(199), style())];
    jest.advanceTimersByTime(1);
    expect(almost).toBe(first);
    expect(style()).not.toBe(first);
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
    expect(before).toContain('progress-bar');
    expect([document.body.innerHTML, document.body.className, document.documentElement.className]).toEqual([
      '',
      '',
      '',
    ]);
  });

  it('never marks the page around it, also where a bar follows one that is still fading', () => {
    const marked: string[] = [];
    const watch = (milliseconds: number) => {
      for (let passed = 0; passed < milliseconds; passed += 50) {
        jest.advanceTimersByTime(50);
        if (document.documentElement.hasAttribute('class')) marked.push(document.documentElement.className);
      }
    };
    const bar = barInHost();
    bar.tell('loading');
    watch(300);
    bar.tell('idle');
    watch(300);
    bar.tell('loading');
    watch(3000);
    expect(bar.shown()).not.toBeNull();
    bar.leave();
    watch(3000);
    expect(marked).toEqual([]);
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

  it('is each portal’s own, and leaves a bar of the host alone', () => {
    document.documentElement.className = 'nprogress-busy';
    const theirs = document.createElement('div');
    theirs.id = 'nprogress';
    document.body.append(theirs);
    const [one, other] = [barInHost(), barInHost()];
    one.tell('loading');
    jest.advanceTimersByTime(300);
    expect([one.shown() !== null, other.shown()]).toEqual([true, null]);
    other.leave();
    expect(one.shown()).not.toBeNull();
    one.leave();
    expect(document.body.innerHTML).toBe(theirs.outerHTML);
    expect(document.documentElement.className).toBe('nprogress-busy');
    theirs.remove();
    document.documentElement.removeAttribute('class');
  });
});
