import type { PortalRouter } from './current-page';
import styles from './progress-bar.module.css';

/** Milliseconds before the bar shows: a quick page needs none (R9.5). */
const delayMs = 200;
/** Milliseconds of each of its movements (R9.6). */
const speedMs = 500;
/** Milliseconds between two steps that it takes of its own accord (R9.7). */
const trickleMs = 200;

export interface ProgressBar {
  /** Shows the bar for so many milliseconds (R2.52). */
  flash(milliseconds: number): void;
  /** Stops it and takes it away. */
  dispose(): void;
}

/**
 * The thin bar during navigations (R2.61), one for each portal and inside its root: the usual library has one for the
 * whole document, found by its id, which a host, another portal or a shadow tree may have as well. It says nothing that
 * is not said elsewhere, so it is hidden from screen readers.
 * @param isOn asked whenever it would begin: the bar may be switched off meanwhile (R3.12)
 */
export function setupProgressBar(
  router: Pick<PortalRouter, 'subscribe'>,
  root: HTMLElement,
  isOn: () => boolean = () => true,
): ProgressBar {
  let bar: HTMLElement | undefined;
  /** Of the way, from 0 to 1; it never comes to the end before `done`. */
  let share = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let trickling: ReturnType<typeof setInterval> | undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;

  const moveTo = (next: number) => {
    share = next;
    if (bar) bar.style.transform = `scaleX(${share})`;
  };
  const remove = () => {
    clearInterval(trickling);
    clearTimeout(ending);
    bar?.remove();
    bar = undefined;
  };
  const begin = () => {
    waiting = undefined;
    if (!isOn()) return;
    remove();
    bar = document.createElement('div');
    bar.className = styles.bar ?? '';
    bar.dataset.testid = 'progress-bar';
    bar.setAttribute('aria-hidden', 'true');
    bar.style.transition = `transform ${speedMs}ms ease, opacity ${speedMs}ms linear`;
    moveTo(0);
    root.append(bar);
    void bar.offsetWidth; // or it would begin where it moves to
    moveTo(0.08);
    trickling = setInterval(() => {
      moveTo(share + (1 - share) * 0.1 * Math.random());
    }, trickleMs);
  };
  const done = () => {
    clearTimeout(waiting);
    waiting = undefined;
    clearInterval(trickling);
    if (!bar) return;
    moveTo(1);
    clearTimeout(ending);
    ending = setTimeout(() => {
      if (bar) bar.style.opacity = '0';
      ending = setTimeout(remove, speedMs);
    }, speedMs);
  };
  const unsubscribe = router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') done();
    else waiting ??= setTimeout(begin, delayMs);
  });
  return {
    flash(milliseconds) {
      begin();
      ending = setTimeout(done, milliseconds);
    },
    dispose() {
      unsubscribe();
      clearTimeout(waiting);
      remove();
    },
  };
}
