import { loadMicroApp, registerMicroApps, start } from 'qiankun';
import type { HostProps } from '../../../../src/contracts/host';
import { mountStandalone } from './mount-standalone';

/** The two mount modes of qiankun, and a mount without qiankun. */
export type MountMode = 'loadMicroApp' | 'registerMicroApps' | 'alone';

/** Milliseconds until the child is ready, and until it is unmounted. */
export interface Cycle {
  mountMs: number;
  unmountMs: number;
}

/** A child that is mounted repeatedly. */
export interface Child {
  name: string;
  entry: string;
  /** No callbacks: the props are serialised by the test. */
  props: Pick<HostProps, 'history' | 'initialPath' | 'config'>;
  /** Selector of an element that exists once the child is ready. */
  ready: string;
}

/** Mounts a child. @returns unmounts it */
type Mount = (child: Child) => Promise<() => Promise<unknown>>;

const container = 'cycles';
let registered: Promise<Mount> | undefined;

/**
 * Mounts a child, waits until it is ready, and unmounts it, repeatedly.
 * @param all all children of this page; qiankun registers them once
 */
export async function runCycles(
  all: readonly Child[],
  name: string,
  mode: MountMode,
  count: number,
): Promise<Cycle[]> {
  if (!document.getElementById(container))
    document.body.appendChild(document.createElement('div')).id = container;
  const mount = {
    loadMicroApp: mountWithLoadMicroApp,
    alone: mountAlone,
    registerMicroApps: (child: Child) => mountRegistered(all, child),
  }[mode];
  const child = all.find((one) => one.name === name);
  if (!child) throw new Error(`There is no child ${name}`);
  const times: Cycle[] = [];
  for (let cycle = 0; cycle < count; cycle += 1) {
    const start = performance.now();
    const unmount = await mount(child);
    await waitForElement(child.ready);
    const ready = performance.now();
    await unmount();
    times.push({ mountMs: ready - start, unmountMs: performance.now() - ready });
  }
  return times;
}

async function mountAlone({ entry, props }: Child) {
  const element = document.getElementById(container);
  if (!element) throw new Error('There is no container');
  return mountStandalone(element, entry, props);
}

async function mountRegistered(all: readonly Child[], child: Child) {
  return (await (registered ??= register(all)))(child);
}

async function mountWithLoadMicroApp({ name, entry, props }: Child) {
  const app = loadMicroApp({ name, entry, container: `#${container}`, props });
  await app.mountPromise;
  return () => app.unmount();
}

async function register(all: readonly Child[]): Promise<Mount> {
  let active = '';
  let done: (() => void) | undefined;
  /** Activates one child or none, and waits for qiankun. */
  const activate = (name: string) =>
    new Promise<void>((resolve) => {
      done = resolve;
      active = name;
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  const notify = () => Promise.resolve(done?.());
  registerMicroApps(
    all.map(({ name, entry, props }) => ({
      name,
      entry,
      props,
      container: `#${container}`,
      activeRule: () => active === name,
    })),
    { afterMount: notify, afterUnmount: notify },
  );
  start({ prefetch: false });
  return Promise.resolve(async ({ name }) => {
    await activate(name);
    return () => activate('');
  });
}

/** Waits until an element in the container matches. */
function waitForElement(selector: string): Promise<void> {
  const root = document.getElementById(container);
  return new Promise((resolve) => {
    const check = () => {
      if (!root?.querySelector(selector)) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(check);
    if (root) observer.observe(root, { childList: true, subtree: true });
    check();
  });
}
