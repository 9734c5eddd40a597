import { removeNode } from '../lib/remove-node';

/**
 * A pool of containers for antd's run-time styles. antd's cache keeps every container permanently, so a new one per
 * mount would leak. Each of several mounted portals gets its own.
 */
const free: HTMLElement[] = [];

export interface StyleContainer {
  element: HTMLElement;
  /** Returns the container to the pool. */
  release(): void;
}

/**
 * Takes a hidden container from the pool, or creates one. The caller adds it to the page, and releases it when the
 * portal is unmounted.
 */
export function acquireStyleContainer(): StyleContainer {
  const element = free.pop() ?? document.createElement('div');
  element.hidden = true;
  return {
    element,
    release() {
      removeNode(element);
      if (!free.includes(element)) free.push(element);
    },
  };
}
