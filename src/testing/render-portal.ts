import type { HostProps } from '@/contracts/host';
import { createPortal, type Portal } from '@/portal';

const open: Portal[] = [];

/** URL of the platform that the test run started. */
export const platformUrl = () => process.env.PLATFORM_URL ?? '';

/**
 * Mounts a whole portal with real store, router and platform.
 * @param path in-app address, e.g. `/article?page=2`
 */
export function renderPortal(
  path: string,
  options: { host?: HostProps; config?: Record<string, unknown> } = {},
) {
  window.location.hash = path;
  const container = document.createElement('div');
  const config = document.createElement('script');
  config.type = 'application/json';
  config.id = 'portal-config';
  config.textContent = JSON.stringify({ apiBase: `${platformUrl()}/api`, ...options.config });
  container.append(config);
  document.body.append(container);
  const portal = createPortal({ container, host: options.host });
  open.push(portal);
  return { portal, container, root: container.querySelector<HTMLElement>('.portal') ?? container };
}

/** Disposes all portals of the test. */
export function disposePortals(): void {
  for (const portal of open.splice(0)) portal.dispose();
}
