import { loadMicroApp, registerMicroApps, start } from 'qiankun';
import type { HostProps } from '../../../src/contracts/host';
import { mountAlone } from './mount-alone';

/** The two ways in which qiankun mounts a child, and one without it, for a portal alone. */
export type Way = 'loadMicroApp' | 'registerMicroApps' | 'alone';

/** Milliseconds until a child was whole, and until it was gone again. */
export interface Cycle {
  ready: number;
  leaving: number;
}

/** A child that comes and goes many times. */
export interface Child {
  name: string;
  entry: string;
  /** No callbacks: they come from the test. */
  props: Pick<HostProps, 'history' | 'initialPath' | 'config'>;
  /** Selector of what is there once the child is whole. */
  ready: string;
}

/** Mounts a child. @returns unmounts it */
type Turn = (child: Child) => Promise<() => Promise<unknown>>;

const container = 'cycles';
let registered: Promise<Turn> | undefined;

/**
 * Mounts a child, waits until it is whole, and unmounts it, so many times.
 * @param all the children of this page; qiankun registers them once
 */
export async function runCycles(
  all: readonly Child[],
  name: string,
  way: Way,
  count: number,
): Promise<Cycle[]> {
  if (!document.getElementById(container))
    document.body.appendChild(document.createElement('div')).id = container;
  const turn = { loadMicroApp: load, alone, registerMicroApps: (child: Child) => registerOnce(all, child) }[
    way
  ];
  const child = all.find((one) => one.name === name);
  if (!child) throw new Error(`There is no child ${name}`);
  const times: Cycle[] = [];
  for (let cycle = 0; cycle < count; cycle += 1) {
    const begin = performance.now();
    const leave = await turn(child);
    await shown(child.ready);
    const ready = performance.now();
    await leave();
    times.push({ ready: ready - begin, leaving: performance.now() - ready });
  }
  return times;
}

async function alone({ entry, props }: Child) {
  const place = document.getElementById(container);
  if (!place) throw new Error('There is no container');
  return mountAlone(place, entry, props);
}

async function registerOnce(all: readonly Child[], child: Child) {
  return (await (registered ??= register(all)))(child);
}

async function load({ name, entry, props }: Child) {
  const app = loadMicroApp({ name, entry, container: `#${container}`, props });
  await app.mountPromise;
  return () => app.unmount();
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
  return Promise.resolve(async ({ name }) => {
    await turnTo(name);
    return () => turnTo('');
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
