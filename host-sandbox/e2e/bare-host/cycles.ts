import { loadMicroApp, registerMicroApps, start } from 'qiankun';
import type { HostProps } from '../../../src/contracts/host';

/** The two ways in which qiankun mounts a child. */
export type Way = 'loadMicroApp' | 'registerMicroApps';

/** A child that comes and goes many times. */
export interface Child {
  name: string;
  entry: string;
  /** No callbacks: they come from the test. */
  props: Pick<HostProps, 'history' | 'initialPath' | 'config'>;
  /** Selector of what is there once the child is whole. */
  ready: string;
}

type Turn = (child: Child) => Promise<void>;

const container = 'cycles';
let registered: Promise<Turn> | undefined;

/**
 * Mounts a child, waits until it is whole, and unmounts it, so many times.
 * @param all the children of this page; qiankun registers them once
 * @returns milliseconds of each time
 */
export async function runCycles(
  all: readonly Child[],
  name: string,
  way: Way,
  count: number,
): Promise<number[]> {
  if (!document.getElementById(container))
    document.body.appendChild(document.createElement('div')).id = container;
  const turn = way === 'loadMicroApp' ? load : await (registered ??= register(all));
  const child = all.find((one) => one.name === name);
  if (!child) throw new Error(`There is no child ${name}`);
  const times: number[] = [];
  for (let cycle = 0; cycle < count; cycle += 1) {
    const begin = performance.now();
    await turn(child);
    times.push(performance.now() - begin);
  }
  return times;
}

async function load({ name, entry, props, ready }: Child) {
  const app = loadMicroApp({ name, entry, container: `#${container}`, props });
  await app.mountPromise;
  await shown(ready);
  await app.unmount();
}

async function register(all: readonly Child[]): Promise<Turn> {
  let active = '';
  let done: (() => void) | undefined;
  /** Makes one child active, or none, and waits until qiankun has followed. */
  const turnTo = (name: string) =>
    new Promise<void>((resolve) => {
      done = resolve;
      active = name;
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  const tell = () => Promise.resolve(done?.());
  registerMicroApps(
    all.map(({ name, entry, props }) => ({
      ...{ name, entry, props, container: `#${container}` },
      activeRule: () => active === name,
    })),
    { afterMount: tell, afterUnmount: tell },
  );
  start({ prefetch: false });
  return Promise.resolve(async ({ name, ready }) => {
    await turnTo(name);
    await shown(ready);
    await turnTo('');
  });
}

/** Waits until something in the container fits. */
function shown(selector: string): Promise<void> {
  const place = document.getElementById(container);
  return new Promise((resolve) => {
    const look = () => {
      if (!place?.querySelector(selector)) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    if (place) observer.observe(place, { childList: true, subtree: true });
    look();
  });
}
