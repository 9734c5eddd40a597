import type { HostProps } from '@/contracts/host';
import { currentAddress, type PortalRouter } from '../router/current-page';
import type { PortalHistory } from '../router/history';

/**
 * Keeps the links of a memory history in the portal, and hands links to the host's own pages to `navigate`.
 * @param root of the portal, or of its pop-ups
 * @returns dispose
 */
export function setupLinkHandling(
  router: PortalRouter,
  history: Pick<PortalHistory, 'kind'>,
  root: HTMLElement,
  { navigate }: Pick<HostProps, 'navigate'>,
): () => void {
  const disposeMemoryLinks = history.kind === 'memory' ? setupMemoryLinkHandling(root, router) : () => {};
  const disposeHostLinks = navigate ? setupHostLinkHandling(root, navigate) : () => {};
  return () => {
    disposeHostLinks();
    disposeMemoryLinks();
  };
}

/**
 * Reports each address, path and query, at which a navigation ends by `onNavigate`; each once (R10.44).
 * @returns dispose
 */
export function setupNavigationReporting(
  router: PortalRouter,
  { onNavigate }: Pick<HostProps, 'onNavigate'>,
): () => void {
  let lastReported = '';
  const report = ({ navigation, initialized }: PortalRouter['state']) => {
    const address = currentAddress(router);
    if (!initialized || navigation.state !== 'idle' || address === lastReported) return;
    lastReported = address;
    onNavigate?.(address);
  };
  return onNavigate ? router.subscribe(report) : () => {};
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
 * Passes links to other pages of the host's origin to the host, which may open them without a page load. The browser
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
