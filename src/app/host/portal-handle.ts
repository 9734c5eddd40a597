import type { HostProps, PortalHandle } from '@/contracts/host';
import { isInAppPath } from '@/contracts/safe-address';
import type { PortalRouter } from '../router/current-page';
import type { PortalHistory } from '../router/history';

/**
 * Gives the host a handle of the portal once its first page is there.
 * @returns dispose; the handle does nothing afterwards
 */
export function setupPortalHandle(
  router: PortalRouter,
  history: Pick<PortalHistory, 'kind' | 'basename'>,
  { onReady }: Pick<HostProps, 'onReady'>,
): () => void {
  let isDisposed = false;
  const handle: PortalHandle = {
    async navigate(address) {
      if (!isInAppPath(address))
        throw new TypeError('navigate: expected an in-app path such as /article?page=2');
      if (!isDisposed) await router.navigate(address);
    },
    href: (address) => (history.kind === 'hash' ? `#${history.basename.replace(/\/$/, '')}${address}` : null),
  };
  const tellWhenReady = ({ initialized, navigation }: PortalRouter['state']) => {
    if (!initialized || navigation.state !== 'idle') return;
    stop();
    onReady?.(handle);
  };
  const stop = router.subscribe(tellWhenReady);
  return () => {
    isDisposed = true;
    stop();
  };
}
