import nprogress from 'nprogress';
import type { PortalRouter } from './routing/router';

/** As the library's own, without the role `bar`, which there is not; nothing is said by it that is not said elsewhere. */
const template = '<div class="bar" aria-hidden="true"><div class="peg"></div></div>';

/** Milliseconds before the bar shows: a quick page needs none (R9.5). */
const delayMs = 200;

export interface ProgressBar {
  /** Shows the bar for so many milliseconds (R2.52). */
  flash(milliseconds: number): void;
  /** Stops it and takes it away. */
  stop(): void;
}

/** The library marks the whole page as busy whenever it draws its bar, later ones of its own accord; the page may be a host's. */
const draw = nprogress.render;
nprogress.render = (fromStart) => {
  const bar = draw(fromStart);
  unmarkPage();
  return bar;
};

const noBar: ProgressBar = { flash: () => undefined, stop: () => undefined };

/**
 * The thin bar during navigations (R2.61). In a host the bar lives in our root; where that root is in a shadow
 * tree the library cannot find it, and there is none.
 * @param isOn asked whenever it would begin: the bar may be switched off meanwhile (R3.12)
 */
export function setupProgressBar(
  router: PortalRouter,
  root: HTMLElement,
  embedded: boolean,
  isOn: () => boolean = () => true,
): ProgressBar {
  if (embedded && root.getRootNode() !== document) return noBar;
  const parent = embedded ? `#${markForSelector(root)}` : 'body';
  nprogress.configure({
    parent,
    speed: 500,
    trickleSpeed: 200,
    showSpinner: false,
    template,
    barSelector: '.bar',
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flashing: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    if (!isOn()) return;
    nprogress.start();
  };
  const done = () => {
    clearTimeout(timer);
    timer = undefined;
    if (nprogress.isStarted()) nprogress.done();
  };
  const unsubscribe = router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') done();
    else timer ??= setTimeout(begin, delayMs);
  });
  return {
    flash(milliseconds) {
      begin();
      clearTimeout(flashing);
      flashing = setTimeout(done, milliseconds);
    },
    stop() {
      unsubscribe();
      clearTimeout(timer);
      clearTimeout(flashing);
      quieten();
    },
  };
}

/**
 * Takes the bar away at once. The library's timers cannot be stopped: without a status they start nothing more, and
 * those that tidy up a bar that was fading find the page's body instead of a root that is gone.
 */
function quieten(): void {
  nprogress.remove();
  nprogress.status = null;
  nprogress.configure({ parent: 'body' });
}

function unmarkPage(): void {
  document.documentElement.classList.remove('nprogress-busy');
  if (document.documentElement.className === '') document.documentElement.removeAttribute('class');
}

function markForSelector(root: HTMLElement): string {
  root.id = root.id || `portal-${Math.random().toString(36).slice(2)}`;
  return root.id;
}
