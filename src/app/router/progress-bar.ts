import type { PortalRouter } from './current-page';
import { createNProgressBar } from './nprogress-bar';

/** Minimum milliseconds that the bar is shown, even if the page is loaded at once (R9.5). */
const shortestMs = 200;

export interface ProgressBar {
  /** Shows the bar for a number of milliseconds (R2.52). */
  flash(milliseconds: number): void;
  dispose(): void;
}

/**
 * The thin bar at the top of the portal, started by every navigation, the first included (R2.61). Screen readers skip it:
 * the new page is announced by the focus.
 * @param embedded true in a host, see `createNProgressBar`
 * @param isOn read each time the bar would start, since the user may switch it off (R3.12)
 */
export function setupProgressBar(
  router: Pick<PortalRouter, 'subscribe' | 'state'>,
  root: HTMLElement,
  embedded: boolean,
  isOn: () => boolean = () => true,
): ProgressBar {
  const bar = createNProgressBar(root, embedded);
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let startedAt: number | null = null;

  const show = () => {
    clearTimeout(hiding);
    if (isOn()) bar.start();
  };
  const hideAfter = (milliseconds: number) => {
    clearTimeout(hiding);
    hiding = setTimeout(() => {
      bar.done();
    }, milliseconds);
  };
  const follow = ({ initialized, navigation }: Pick<PortalRouter['state'], 'initialized' | 'navigation'>) => {
    const isIdle = initialized && navigation.state === 'idle';
    if (!isIdle && startedAt === null) {
      startedAt = Date.now();
      show();
    } else if (isIdle && startedAt !== null) {
      hideAfter(Math.max(0, startedAt + shortestMs - Date.now()));
      startedAt = null;
    }
  };
  const unsubscribe = router.subscribe(follow);
  follow(router.state);
  return {
    flash(milliseconds) {
      show();
      hideAfter(milliseconds);
    },
    dispose() {
      unsubscribe();
      clearTimeout(hiding);
      bar.dispose();
    },
  };
}
