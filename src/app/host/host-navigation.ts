import type { HostProps } from '@/contracts/host';
import type { PortalRouter } from '../router/current-page';
import type { PortalHistory } from '../router/history';

/**
 * Connects the portal's navigation to the host: reports the addresses of a memory history by `onNavigate`, keeps its
 * links in the portal, and hands links to the host's own pages to `navigate`.
 * @returns stops all
 */
export function setupHostNavigation(
  router: PortalRouter,
  history: Pick<PortalHistory, 'kind'>,
  root: HTMLElement,
  { onNavigate, navigate }: Pick<HostProps, 'onNavigate' | 'navigate'>,
): () => void {
  const stopReporting =
    history.kind === 'memory' && onNavigate ? setupNavigationReporting(router, onNavigate) : () => {};
  const stopKeeping = history.kind === 'memory' ? setupMemoryLinkHandling(root, router) : () => {};
  const stopHandling = navigate ? setupHostLinkHandling(root, navigate) : () => {};
  return () => {
    stopHandling();
    stopKeeping();
    stopReporting();
  };
}

/** Reports each address, path and query, at which a navigation ends; each once (R10.44). */
function setupNavigationReporting(router: PortalRouter, onNavigate: (address: string) => void): () => void {
  let lastReported = '';
  return router.subscribe(({ navigation, initialized, location }) => {
    const address = location.pathname + location.search;
    if (!initialized || navigation.state !== 'idle' || address === lastReported) return;
    lastReported = address;
    onNavigate(address);
  });
}

/**
 * Follows links to pages of a memory portal in place where they would open a new tab or window: a click with a modifier
 * key or the middle button, or a link with a target. No address opens such a page elsewhere, so the browser would open the
 * host's page.
 * @param root of the portal
 * @returns dispose
 */
export function setupMemoryLinkHandling(
  root: HTMLElement,
  router: { navigate: (address: string) => unknown },
): () => void {
  const handleClick = (event: MouseEvent) => {
    const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    if (defaultPrevented || button > 1) return;
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#/"]');
    const opensElsewhere =
      button === 1 || altKey || ctrlKey || metaKey || shiftKey || link?.target === '_blank';
    if (!link || !opensElsewhere) return;
    event.preventDefault();
    void router.navigate(link.hash.slice(1));
  };
  root.addEventListener('click', handleClick);
  root.addEventListener('auxclick', handleClick);
  return () => {
    root.removeEventListener('click', handleClick);
    root.removeEventListener('auxclick', handleClick);
  };
}

/**
 * Hands links to other pages of the host's origin to the host, which may open them without a page load. The browser
 * keeps clicks with a modifier key or another button, files, links to other sites, and clicks handled already.
 * @param root of the portal
 * @returns dispose
 */
export function setupHostLinkHandling(root: HTMLElement, navigate: (address: string) => void): () => void {
  const handleClick = (event: MouseEvent) => {
    const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    const link = (target as Element).closest<HTMLAnchorElement>('a[href][rel~=external]');
    if (link?.origin !== location.origin || !/^https?:$/.test(link.protocol)) return;
    event.preventDefault();
    navigate(link.href);
  };
  root.addEventListener('click', handleClick);
  return () => {
    root.removeEventListener('click', handleClick);
  };
}
