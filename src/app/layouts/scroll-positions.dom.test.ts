import { memoryStorage } from '@/shared/lib/storage';
import { onCleanup } from '@/testing/cleanup';
import { scrollWindow, setupScrollPositions } from './scroll-positions';

/** A page of the portal, as its router and its history know it. */
function portalAt(pathname: string, storage = memoryStorage()) {
  const element = document.createElement('div');
  const isShown = { hash: true, element: true };
  element.getClientRects = () => ({ length: isShown.element ? 1 : 0 }) as DOMRectList;
  const location = { pathname, search: '', hash: '', state: null, key: 'default' };
  const positions: Record<string, number>[] = [];
  const router = {
    state: { location, navigation: { state: 'idle' } },
    enableScrollRestoration: (stored: Record<string, number>) => {
      positions.push(stored);
      return () => {};
    },
  } as unknown as Parameters<typeof setupScrollPositions>[0];
  const history = { kind: 'hash', ownsHash: () => isShown.hash } as Parameters<
    typeof setupScrollPositions
  >[1];
  const dispose = setupScrollPositions(router, history, element, storage);
  const stored = () => Object.values(positions[0] ?? {});
  return { dispose, stored, isShown, storage };
}

function scrollTo(top: number) {
  jest.replaceProperty(window, 'scrollY', top);
  window.dispatchEvent(new Event('scroll'));
}

describe('the scroll position of a page', () => {
  it('is known to the next portal, without what a host scrolls while it shows another page', () => {
    const left = portalAt('/article');
    scrollTo(350);
    left.isShown.element = false;
    scrollTo(0);
    Object.assign(left.isShown, { element: true, hash: false });
    scrollTo(20);
    left.dispose();
    scrollTo(0);
    const next = portalAt('/article', left.storage);
    expect(next.stored()).toEqual([350]);
    next.dispose();
  });

  it.each(['{', 'null', '[1]', '7'])(
    'is stored when the browser leaves the page, also over a text that is none: %s',
    (text) => {
      const storage = memoryStorage();
      storage.set('scroll-positions', text);
      const reloaded = portalAt('/article', storage);
      expect(reloaded.stored()).toEqual([]);
      scrollTo(120);
      window.dispatchEvent(new Event('pagehide'));
      const next = portalAt('/article', storage);
      expect(next.stored()).toEqual([120]);
      next.dispose();
      reloaded.dispose();
    },
  );

  it('is reached once the page is high enough, unless the user has done something before', () => {
    let height = 0;
    const grow = new Set<() => void>();
    const observer = jest.spyOn(globalThis, 'ResizeObserver').mockImplementation(
      (listener) =>
        ({
          observe: () => grow.add(listener as () => void),
          disconnect: () => grow.delete(listener as () => void),
        }) as unknown as ResizeObserver,
    );
    onCleanup(() => {
      observer.mockRestore();
    });
    const scrolled = jest.fn((_left: number, top: number) => {
      jest.replaceProperty(window, 'scrollY', Math.min(top, height));
    });
    window.scrollTo = scrolled as unknown as typeof window.scrollTo;
    const growTo = (next: number) => {
      height = next;
      for (const listener of [...grow]) listener();
    };
    scrollWindow(document.body, 350);
    growTo(200);
    expect(window.scrollY).toBe(200);
    growTo(500);
    growTo(600);
    expect(scrolled).toHaveBeenCalledTimes(3);
    expect(window.scrollY).toBe(350);

    height = 0;
    scrollWindow(document.body, 350);
    window.dispatchEvent(new Event('wheel'));
    growTo(500);
    expect(window.scrollY).toBe(0);
  });
});
