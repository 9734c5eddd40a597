import type { PortalRouter } from './current-page';
import { setupProgressBar } from './progress-bar';

type Listener = Parameters<PortalRouter['subscribe']>[0];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** The bar of a portal whose router is driven by the test. */
function setup({
  parent = document.body,
  embedded = false,
  state = { initialized: true, navigation: { state: 'idle' } },
}: { parent?: ParentNode; embedded?: boolean; state?: object } = {}) {
  const container = document.createElement('div');
  parent.append(container);
  const root = container.appendChild(document.createElement('div'));
  let listener: Listener | undefined;
  const router = {
    state,
    subscribe(next: Listener) {
      listener = next;
      return () => (listener = undefined);
    },
  } as unknown as PortalRouter;
  const { flash, dispose } = setupProgressBar(router, root, embedded);
  /** The library's own element. */
  const shown = () => {
    const holder = container.querySelector('[data-testid=progress-bar]');
    return (holder?.shadowRoot ?? holder)?.querySelector<HTMLElement>('#nprogress') ?? null;
  };
  const style = () => shown()?.querySelector('.bar')?.getAttribute('style') ?? '';
  return {
    container,
    navigation: (to: 'loading' | 'idle') =>
      listener?.({ initialized: true, navigation: { state: to } } as never, {} as never),
    flash,
    shown,
    style,
    /** Between 0 and 100. */
    position: () => 100 + Number(/translate(?:3d)?\((-?[\d.]+)%/.exec(style())?.[1] ?? -100),
    isComplete: () => /translate(3d)?\(0%/.test(style()),
    dispose() {
      dispose();
      expect(shown()).toBeNull();
      container.remove();
    },
  };
}

describe('the progress bar', () => {
  it('is the library’s own element, starts with each navigation, and is shown for at least 200 ms (R2.61, R9.5)', async () => {
    const bar = setup();
    for (const _navigation of ['first', 'second']) {
      bar.navigation('loading');
      expect(bar.shown()?.querySelector('.bar > .peg')).not.toBeNull();
      await pass(50);
      bar.navigation('idle');
      await pass(149);
      expect(bar.isComplete()).toBe(false);
      await pass(901);
      expect(bar.isComplete()).toBe(true);
      await pass(1100);
      expect(bar.shown()).toBeNull();
    }
    bar.dispose();
  });

  it('starts with the first navigation, which began before it (R2.61)', async () => {
    const bar = setup({ state: { initialized: false, navigation: { state: 'idle' } } });
    expect(bar.shown()).not.toBeNull();
    await pass(600);
    bar.navigation('idle');
    await pass(2001);
    expect(bar.shown()).toBeNull();
    bar.dispose();
  });

  it('moves with speed 500, trickles every 200 ms, and has no spinner (R9.6, R9.7, R9.8)', async () => {
    const bar = setup();
    bar.navigation('loading');
    await pass(200);
    expect(bar.style()).toContain('500ms');
    expect(bar.shown()?.querySelector('.spinner')).toBeNull();
    const positions = [];
    for (let step = 0; step < 4; step += 1) {
      positions.push(bar.position());
      await pass(500);
    }
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    expect(new Set(positions).size).toBe(4);
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
    expect(jest.getTimerCount()).toBe(0);
    bar.dispose();
  });

  it('is shown for the whole of a second refresh that follows the first at once (R2.52)', async () => {
    const bar = setup();
    bar.flash(200);
    await pass(150);
    bar.flash(5000);
    await pass(4999);
    expect(bar.shown()).not.toBeNull();
    expect(bar.isComplete()).toBe(false);
    await pass(2001);
    expect(bar.shown()).toBeNull();
    bar.dispose();
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
    await pass(5000);
    expect(bar.shown()).not.toBeNull();
    expect(bar.isComplete()).toBe(false);
    bar.dispose();
  });

  it.each(['loading', 'loading for long', 'fading', 'refreshing'])(
    'leaves neither an element, a class nor a timer when it is disposed of while %s',
    async (when) => {
      const bar = setup();
      if (when === 'refreshing') bar.flash(200);
      else bar.navigation('loading');
      await pass(when === 'loading for long' ? 20_000 : 1000);
      if (when === 'fading') bar.navigation('idle');
      await pass(100);
      bar.dispose();
      expect(jest.getTimerCount()).toBe(0);
      expect([document.body.innerHTML, document.body.className, document.documentElement.className]).toEqual([
        '',
        '',
        '',
      ]);
    },
  );

  it('never changes classes of the page around it, also when a bar starts while the previous one still fades', async () => {
    const bar = setup();
    for (const state of ['loading', 'idle', 'loading', 'idle'] as const) {
      bar.navigation(state);
      for (let passed = 0; passed < 300; passed += 50) {
        await pass(50);
        expect(document.documentElement.hasAttribute('class')).toBe(false);
      }
    }
    bar.dispose();
  });

  it('Several portals of a page, and a host with the same library, have a bar each', async () => {
    document.documentElement.className = 'nprogress-busy';
    const styles = document.querySelectorAll('style').length;
    const theirs = document.createElement('div');
    theirs.id = 'nprogress';
    const host = document.body.appendChild(document.createElement('div'));
    const [one, other] = [
      setup({ embedded: true }),
      setup({ embedded: true, parent: host.attachShadow({ mode: 'open' }) }),
    ];
    document.body.append(theirs);
    for (const bar of [one, other]) bar.navigation('loading');
    await pass(300);
    for (const bar of [one, other]) expect(bar.shown()).not.toBeNull();
    // no id, no style of ours is in the host's document
    expect(document.getElementById('nprogress')).toBe(theirs);
    expect(document.querySelectorAll('style')).toHaveLength(styles);
    one.dispose();
    expect(other.shown()).not.toBeNull();
    other.navigation('idle');
    await pass(3000);
    expect(other.shown()).toBeNull();
    other.dispose();
    host.remove();
    expect(document.body.innerHTML).toBe(theirs.outerHTML);
    expect(document.documentElement.className).toBe('nprogress-busy');
    theirs.remove();
    document.documentElement.removeAttribute('class');
  });
});
