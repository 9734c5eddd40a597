import type { OpenOverlays } from '@/shared/ui/open-overlays';
import type { PortalRouter } from './current-page';
import type { PortalHistory } from './history';
import { isCopiedEntry, pushCopiedEntry } from './shared-history';

/**
 * Lets Back close what is open over the page. Meanwhile the history has a copy of the page's entry, which Back leaves: the
 * routers of portal and host see the same entry and do nothing. The copy is removed when nothing is open any more, and the
 * next page takes its place.
 * @returns dispose
 */
export function setupCloseOnBack(
  overlays: OpenOverlays,
  router: Pick<PortalRouter, 'state' | 'subscribe'>,
  { kind, ownsHash }: Pick<PortalHistory, 'kind' | 'ownsHash'>,
): () => void {
  // The address of a memory history is not in the browser's.
  if (kind === 'memory') return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** True at the copied entry: from there, the next entry that is no copy is reached by Back. */
  let isAtCopy = false;
  const update = () => {
    clearTimeout(timer);
    // Later: an overlay that closes may open another one, or a page.
    timer = setTimeout(() => {
      if (router.state.navigation.state !== 'idle' || !ownsHash()) return;
      if (!overlays.top()) {
        if (isCopiedEntry()) window.history.back();
      } else if (!isCopiedEntry()) pushCopiedEntry();
      isAtCopy = isCopiedEntry();
    });
  };
  const closeOnBack = () => {
    // A host that asks after Back has returned to the page in the same event: its question stays.
    if (isAtCopy && !isCopiedEntry() && ownsHash()) overlays.top()?.();
    isAtCopy = isCopiedEntry();
    update();
  };
  // A new page takes the place of the copy.
  const disposers = [overlays.subscribe(update), router.subscribe(update)];
  window.addEventListener('popstate', closeOnBack);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('popstate', closeOnBack);
    for (const dispose of disposers) dispose();
  };
}
