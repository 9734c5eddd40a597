import { defineChunk, loadChunkWithRetry } from '@/shared/chunks/load-chunk';
import type { PortalRouter } from './current-page';
import type { NProgressBar } from './nprogress-bar';

/** A navigation that ends within these milliseconds shows no bar (R9.5). */
const delayMs = 200;

export interface ProgressBar {
  /** Shows the bar for so many milliseconds (R2.52). */
  flash(milliseconds: number): void;
  dispose(): void;
}

/** Fetched with the first navigation, which the first page does not need. */
const barChunk = defineChunk(
  () => import('./nprogress-bar'),
  (module) => module.createNProgressBar,
);

/**
 * The thin bar at the top of the portal during navigations (R2.61). Screen readers skip it: the new page is announced
 * by the focus.
 * @param isOn read each time the bar would start, since the user may switch it off (R3.12)
 */
export function setupProgressBar(
  router: Pick<PortalRouter, 'subscribe'>,
  root: HTMLElement,
  isOn: () => boolean = () => true,
): ProgressBar {
  const aborter = new AbortController();
  let bar: NProgressBar | undefined;
  let isShown = false;
  let delay: ReturnType<typeof setTimeout> | undefined;
  let flashing: ReturnType<typeof setTimeout> | undefined;

  const load = async () => {
    const createBar = await loadChunkWithRetry(barChunk, aborter);
    return (bar ??= createBar(root));
  };
  const show = async () => {
    delay = undefined;
    if (!isOn()) return;
    isShown = true;
    // without its chunk there is no bar
    const loaded = bar ?? (await load().catch(() => undefined));
    if (isShown) loaded?.start();
  };
  const hide = () => {
    clearTimeout(delay);
    delay = undefined;
    isShown = false;
    bar?.done();
  };
  const unsubscribe = router.subscribe(({ navigation, initialized }) => {
    if (navigation.state === 'idle') {
      hide();
      return;
    }
    if (initialized) void load().catch(() => undefined);
    delay ??= setTimeout(() => void show(), delayMs);
  });
  return {
    flash(milliseconds) {
      void show().then(() => {
        if (!aborter.signal.aborted) flashing = setTimeout(hide, milliseconds);
      });
    },
    dispose() {
      unsubscribe();
      aborter.abort();
      clearTimeout(delay);
      clearTimeout(flashing);
      isShown = false;
      bar?.dispose();
    },
  };
}
