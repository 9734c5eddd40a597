import NProgress from 'nprogress';
import type { PortalRouter } from './current-page';
import { setupProgressBar } from './progress-bar';

type Listener = Parameters<PortalRouter['subscribe']>[0];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** The bar of a portal whose router is driven by the test. */
function setup(parent: ParentNode & Node = document.body) {
  const root = document.createElement('div');
  parent.append(root);
  let listener: Listener | undefined;
  const router = {
    subscribe(next: Listener) {
      listener = next;
      return () => (listener = undefined);
    },
  } as unknown as PortalRouter;
  const { flash, dispose } = setupProgressBar(router, root);
  const shown = () => root.querySelector<HTMLElement>('[data-testid=progress-bar]');
  return {
    navigation: (state: 'loading' | 'idle') => listener?.({ navigation: { state } } as never, {} as never),
    flash,
    shown,
    style: () => shown()?.querySelector('[data-bar]')?.getAttribute('style'),
    dispose() {
      dispose();
      root.remove();
    },
  };
}

describe('the progress bar', () => {
  it('starts with each navigation, and is shown for at least 200 ms (R2.61, R9.5)', async () => {
    const bar = setup();
    for (const _navigation of ['first', 'second']) {
      bar.navigation('loading');
      expect(bar.shown()).not.toBeNull();
      await pass(50);
      bar.navigation('idle');
      await pass(149);
      expect(bar.style()).not.toContain('translate3d(0%');
      await pass(1);
      expect(bar.style()).toContain('translate3d(0%');
      await pass(2000);
      expect(bar.shown()).toBeNull();
    }
    bar.dispose();
  });

  it('moves with speed 500, trickles every 200 ms, and has no spinner (R9.6, R9.7, R9.8)', async () => {
    const bar = setup();
    bar.navigation('loading');
    await pass(200);
    expect(bar.style()).toContain('500ms');
    expect(bar.shown()?.parentElement?.querySelector('[class*=spinner]')).toBeNull();
    const [first, firstStyle] = [NProgress.status, bar.style()];
    await pass(199);
    expect(NProgress.status).toBe(first);
    await pass(1);
    expect(NProgress.status).toBeGreaterThan(first ?? 1);
    await pass(800);
    expect(bar.style()).not.toBe(firstStyle);
    bar.dispose();
  });

  it('disappears 2 seconds after a slow page has loaded', async () => {
    const bar = setup();
    bar.navigation('loading');
    await pass(30_000);
    expect(bar.shown()).not.toBeNull();
    bar.navigation('idle');
    await pass(2000);
    expect(bar.shown()).toBeNull();
    bar.dispose();
  });

  it('is shown for the whole of a second refresh that follows the first at once (R2.52)', async () => {
    const bar = setup();
    bar.flash(200);
    await pass(150);
    bar.flash(200);
    await pass(199);
    expect(NProgress.isStarted()).toBe(true);
    await pass(1);
    expect(NProgress.isStarted()).toBe(false);
    bar.dispose();
    await pass(10_000);
  });

  it('is not hidden by a refresh that began during the navigation before', async () => {
    const bar = setup();
    bar.navigation('loading');
    await pass(50);
    bar.flash(200);
    await pass(50);
    bar.navigation('idle');
    await pass(110);
    bar.navigation('loading');
    await pass(100);
    expect(NProgress.isStarted()).toBe(true);
    bar.dispose();
    await pass(10_000);
  });

  it.each(['a navigation', 'a refresh'])('has no timer after it is disposed of during %s', async (what) => {
    const bar = setup();
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const stopped = jest.spyOn(globalThis, 'clearTimeout');
    if (what === 'a refresh') bar.flash(200);
    else for (const state of ['loading', 'idle'] as const) bar.navigation(state);
    const started = timers.mock.calls.findLastIndex(([, milliseconds]) => milliseconds === 200);
    await pass(100);
    bar.dispose();
    expect(stopped.mock.calls.flat()).toContain(timers.mock.results[started]?.value);
    timers.mockRestore();
    stopped.mockRestore();
    await pass(10_000);
  });

  it.each([
    { when: 'growing', fading: false },
    { when: 'fading', fading: true },
  ])('leaves nothing when its portal is disposed of while it is $when', async ({ fading }) => {
    const bar = setup();
    bar.navigation('loading');
    await pass(1000);
    if (fading) bar.navigation('idle');
    await pass(100);
    const before = document.body.innerHTML;
    bar.dispose();
    await pass(10_000);
    expect(before).toContain('progress-bar');
    expect([document.body.innerHTML, document.body.className, document.documentElement.className]).toEqual([
      '',
      '',
      '',
    ]);
  });

  it('never changes classes of the page around it, also when a bar starts while the previous one still fades', async () => {
    const marked: string[] = [];
    const watch = async (milliseconds: number) => {
      for (let passed = 0; passed < milliseconds; passed += 50) {
        await pass(50);
        if (document.documentElement.hasAttribute('class')) marked.push(document.documentElement.className);
      }
    };
    const bar = setup();
    bar.navigation('loading');
    await watch(300);
    bar.navigation('idle');
    await watch(300);
    bar.navigation('loading');
    await watch(3000);
    expect(bar.shown()).not.toBeNull();
    bar.dispose();
    await watch(3000);
    expect(marked).toEqual([]);
  });

  it('is shown again for the next portal', async () => {
    const first = setup();
    first.navigation('loading');
    await pass(1000);
    first.dispose();
    const next = setup();
    next.navigation('loading');
    await pass(200);
    expect(next.shown()).not.toBeNull();
    next.dispose();
    await pass(10_000);
  });

  it('belongs to one portal, and does not affect a bar of the host', async () => {
    document.documentElement.className = 'nprogress-busy';
    const theirs = document.createElement('div');
    theirs.id = 'nprogress';
    document.body.append(theirs);
    const [one, other] = [setup(), setup()];
    one.navigation('loading');
    await pass(300);
    expect([one.shown() !== null, other.shown()]).toEqual([true, null]);
    other.dispose();
    expect(one.shown()).not.toBeNull();
    one.dispose();
    await pass(10_000);
    expect(document.body.innerHTML).toBe(theirs.outerHTML);
    expect(document.documentElement.className).toBe('nprogress-busy');
    theirs.remove();
    document.documentElement.removeAttribute('class');
  });

  it.each(['idle', 'disposed of'])('passes to a waiting portal when the first one is %s', async (how) => {
    const host = document.body.appendChild(document.createElement('div'));
    const [one, other] = [setup(), setup(host.attachShadow({ mode: 'open' }))];
    one.navigation('loading');
    await pass(200);
    other.navigation('loading');
    await pass(500);
    expect([one.shown() !== null, other.shown()]).toEqual([true, null]);
    if (how === 'idle') one.navigation('idle');
    else one.dispose();
    await pass(0);
    expect(other.shown()).not.toBeNull();
    await pass(3000);
    expect([one.shown(), other.shown() !== null]).toEqual([null, true]);
    other.navigation('idle');
    await pass(3000);
    expect(other.shown()).toBeNull();
    if (how === 'idle') one.dispose();
    other.dispose();
    host.remove();
  });
});
