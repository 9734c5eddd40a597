import type { HostProps } from '@/contracts/host';
import { createPortal, type Portal } from '@/portal';
import { forgetStarted, leaks, runningTimeouts } from './leak-guard';

const open: Portal[] = [];
/** Compares containers and page with what they were before the mounts. */
let unchanged: (() => void)[] = [];

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
  if (open.length === 0) {
    forgetStarted();
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

/** At the end of the test this must be what it is. */
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

// tests may fake the clock
const { setTimeout: realTimeout } = globalThis;
const pause = (milliseconds: number) => new Promise((resolve) => void realTimeout(resolve, milliseconds));

/** Disposes all portals of the test, which must leave nothing of theirs on the page. */
export async function disposePortals(): Promise<void> {
  const portals = open.splice(0);
  const checks = unchanged;
  unchanged = [];
  if (portals.length === 0) return;
  for (const portal of portals) portal.dispose();
  expect(runningTimeouts()).toEqual([]);
  // some parts end a moment later, such as a page that sends its last progress
  for (let waited = 0; waited < 1000 && leaks().length > 0; waited += 20) await pause(20);
  expect(leaks()).toEqual([]);
  for (const check of checks) check();
}
