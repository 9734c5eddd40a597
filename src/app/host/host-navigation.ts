import type { HostProps } from '@/contracts/host';
import type { PortalRouter } from '../router/current-page';
import type { PortalHistory } from '../router/history';

/**
 * Connects the portal's navigation to the host: reports the addresses of a memory history by `onNavigate`, and hands
 * links to the host's own pages to `navigate`.
 * @returns stops both
 */
export function setupHostNavigation(
  router: PortalRouter,
  history: Pick<PortalHistory, 'kind'>,
  root: HTMLElement,
  { onNavigate, navigate }: Pick<HostProps, 'onNavigate' | 'navigate'>,
): () => void {
  const stopReporting =
    history.kind === 'memory' && onNavigate ? setupNavigationReporting(router, onNavigate) : () => {};
  const stopHandling = navigate ? setupHostLinkHandling(root, navigate) : () => {};
  return () => {
    stopHandling();
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
