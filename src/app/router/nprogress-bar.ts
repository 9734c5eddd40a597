import NProgress from 'nprogress';
import styles from './progress-bar.module.css';

/** The bar of one portal. */
export interface NProgressBar {
  start(): void;
  done(): void;
  /** Removes the bar at once. */
  dispose(): void;
}

/** Milliseconds of one movement (R9.6). */
const speed = 500;

NProgress.configure({
  speed,
  trickleSpeed: 200, // R9.7
  showSpinner: false, // R9.8
  positionUsing: 'translate3d',
  barSelector: '[data-bar]',
});

/* The library keeps one state and draws one element, which it finds by a fixed id in the document. Portals of one page
   share this module, so one portal at a time holds the library. These methods draw in that portal's root: also in a
   shadow tree, and never on a bar of the host's own copy. */
let holder: HTMLElement | null = null;
const waiting = new Set<HTMLElement>();
let current: HTMLDivElement | null = null;
/** Elements that the library still fades out, in the order in which it removes them. */
const fading: HTMLDivElement[] = [];
let lastMoveAt = 0;

NProgress.render = () => {
  lastMoveAt = Date.now();
  current ??= createElement();
  if (!current.isConnected) holder?.append(current);
  return current;
};
NProgress.remove = () => {
  fading.shift()?.remove();
};
NProgress.isRendered = () => current !== null;

// the library queues its animations: a step per tick would continue long after the page is shown
const moveBy = NProgress.trickle;
NProgress.trickle = () => {
  if (Date.now() - lastMoveAt >= speed) return moveBy();
  NProgress.status = Math.min((NProgress.status ?? 0) + Math.random() * 0.02, 0.994);
  return NProgress;
};

/** @param root element of the portal, to which the bar is added */
export function createNProgressBar(root: HTMLElement): NProgressBar {
  return {
    start() {
      if (holder === root) return;
      if (holder) waiting.add(root);
      else startIn(root);
    },
    done() {
      waiting.delete(root);
      if (holder !== root || !current) return;
      NProgress.done();
      fading.push(current);
      release();
    },
    dispose() {
      waiting.delete(root);
      removeFading(root);
      if (holder !== root) return;
      NProgress.status = null;
      current?.remove();
      release();
    },
  };
}

function startIn(root: HTMLElement): void {
  removeFading(root);
  holder = root;
  NProgress.start();
}

/** Passes the library to the next portal that waits for it. */
function release(): void {
  holder = null;
  current = null;
  const [next] = waiting;
  if (!next) return;
  waiting.delete(next);
  startIn(next);
}

/** The library may still animate these elements; it does not notice that they are gone. */
function removeFading(root: HTMLElement): void {
  for (const element of fading) if (element.parentNode === root) element.remove();
}

function createElement(): HTMLDivElement {
  const element = document.createElement('div');
  element.className = styles.progress ?? '';
  element.dataset.testid = 'progress-bar';
  element.setAttribute('aria-hidden', 'true');
  const bar = document.createElement('div');
  bar.className = styles.bar ?? '';
  bar.dataset.bar = '';
  bar.style.transform = 'translate3d(-100%,0,0)';
  element.append(bar);
  return element;
}
