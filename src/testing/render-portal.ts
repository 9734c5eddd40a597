import type { HostProps } from '@/contracts/host';
import { createPortal, type Portal } from '@/portal';
import './configure-testing-library';
import './react-warnings';
import { onCleanup } from './cleanup';
import { watchForLeaks } from './leak-guard';
import { platformUrl } from './platform-url';

const open: Portal[] = [];
/** Checks that compare containers and page with their state before the mounts. */
let unchanged: (() => void)[] = [];

/**
 * Mounts a whole portal with real store, router and platform, and disposes it at the end of the test.
 * @param path in-app address, e.g. `/article?page=2`
 */
export function renderPortal(
  path: string,
  options: { host?: HostProps; config?: Record<string, unknown> } = {},
) {
  watchForLeaks();
  if (open.length === 0) {
    onCleanup(disposePortals);
    expectSame(pageAround);
  }
  window.location.hash = path;
  const container = document.createElement('div');
  const config = document.createElement('script');
  config.type = 'application/json';
  config.id = 'portal-config';
  config.textContent = JSON.stringify({ apiBase: `${platformUrl()}/api`, ...options.config });
  container.append(config);
  document.body.append(container);
  expectSame(() => container.innerHTML);
  const portal = createPortal({ container, host: options.host });
  open.push(portal);
  return { portal, container, root: container.querySelector<HTMLElement>('.portal') ?? container };
}

/** Expects this value to be the same at the end of the test. */
function expectSame(read: () => unknown): void {
  const before = read();
  unchanged.push(() => {
    expect(read()).toEqual(before);
  });
}

const pageAround = () => ({
  bodyClass: document.body.className,
  head: [...document.head.children]
    .map(({ outerHTML }) => outerHTML)
    .filter((tag) => !tag.startsWith('<title')),
});

/** Disposes all portals of the test, and checks that container and page are as before. */
function disposePortals(): void {
  const checks = unchanged;
  unchanged = [];
  for (const portal of open.splice(0)) portal.dispose();
  for (const check of checks) check();
}
