import type { PortalRouter } from './current-page';
import { createNProgressBar } from './nprogress-bar';

/** A navigation that ends within these milliseconds shows no bar (R9.5). */
const delayMs = 200;

export interface ProgressBar {
  /** Shows the bar for so many milliseconds (R2.52). */
  flash(milliseconds: number): void;
  dispose(): void;
}

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
  const bar = createNProgressBar(root);
  let delay: ReturnType<typeof setTimeout> | undefined;
  let flashing: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    delay = undefined;
    if (isOn()) bar.start();
  };
  const hide = () => {
    clearTimeout(delay);
    delay = undefined;
    bar.done();
  };
  const unsubscribe = router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') {
      hide();
      return;
    }
    delay ??= setTimeout(show, delayMs);
  });
  return {
    flash(milliseconds) {
      clearTimeout(flashing);
      show();
      flashing = setTimeout(hide, milliseconds);
    },
    dispose() {
      unsubscribe();
      clearTimeout(delay);
      clearTimeout(flashing);
      bar.dispose();
    },
  };
}
