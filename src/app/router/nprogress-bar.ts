import createNProgress from 'nprogress';
import css from 'nprogress/nprogress.css?inline';
import styles from './progress-bar.module.css';
import { removeNode } from '@/shared/lib/remove-node';

/** The bar of one portal. */
export interface NProgressBar {
  start(): void;
  done(): void;
  /** Removes the bar at once. */
  dispose(): void;
}

/** Milliseconds after the end of a navigation when the bar is removed, even if the library still has steps to draw. */
const longestEndMs = 2000;

/**
 * The bar of nprogress, with its own element and styles. Each bar is a copy of the library with a page and timers of its
 * own, so that portals, and a bar of the host, do not meet.
 * @param root element of the portal; the bar is before it, since the root is hidden during the first paint
 * @param embedded in a host, id and styles stay in a shadow root
 */
export function createNProgressBar(root: HTMLElement, embedded: boolean): NProgressBar {
  const holder = document.createElement('div');
  holder.className = styles.progress ?? '';
  holder.dataset.testid = 'progress-bar';
  holder.setAttribute('aria-hidden', 'true');
  const shown = embedded ? holder.attachShadow({ mode: 'open' }) : holder;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const later = (callback: () => void, milliseconds: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      callback();
    }, milliseconds);
    timers.add(timer);
  };
  let bar: ReturnType<typeof createNProgress> | undefined;

  const clear = () => {
    bar = undefined;
    timers.forEach(clearTimeout);
    timers.clear();
    removeNode(holder);
    shown.replaceChildren();
  };
  return {
    start() {
      if (bar?.isStarted()) return;
      clear();
      const body = document.createElement('div');
      // as a text: micro-app has replaced `append` by a function that rejects a shadow root
      shown.innerHTML = `<style>${css}</style>`;
      shown.lastChild?.after(body);
      const layer = Number(getComputedStyle(root).getPropertyValue('--p-z'));
      holder.style.zIndex = String(layer + 100);
      root.before(holder);
      const page = {
        body,
        documentElement: body,
        createElement: (name: string) => document.createElement(name),
        getElementById: (id: string) => body.querySelector(`#${id}`),
        querySelector: () => body,
      };
      bar = createNProgress(page, later);
      bar.configure({ speed: 500, trickleSpeed: 200, showSpinner: false }); // R9.6, R9.7, R9.8
      bar.start();
    },
    done() {
      if (!bar?.isStarted()) return;
      bar.done();
      later(clear, longestEndMs);
    },
    dispose: clear,
  };
}
