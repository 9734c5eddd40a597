import type { PortalRouter } from '../router/router';

/**
 * Tells the host each address a memory portal comes to rest at, path and query, once (R10.44).
 * @returns stops it
 */
export function setupNavigationReporting(
  router: PortalRouter,
  onNavigate: (address: string) => void,
): () => void {
  let lastReported = '';
  return router.subscribe(({ navigation, initialized, location }) => {
    const address = location.pathname + location.search;
    if (!initialized || navigation.state !== 'idle' || address === lastReported) return;
    lastReported = address;
    onNavigate(address);
  });
}
