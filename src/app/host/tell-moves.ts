import type { PortalRouter } from '../routing/router';

/**
 * Tells the host each address a memory portal comes to rest at, path and query, once (R10.44).
 * @returns stops it
 */
export function tellMoves(router: PortalRouter, onNavigate: (address: string) => void): () => void {
  let told = '';
  return router.subscribe(({ navigation, initialized, location }) => {
    const address = location.pathname + location.search;
    if (!initialized || navigation.state !== 'idle' || address === told) return;
    told = address;
    onNavigate(address);
  });
}
