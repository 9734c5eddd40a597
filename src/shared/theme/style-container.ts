/**
 * Elements for the run-time styles of antd. Its style cache remembers every container it ever saw, so a new one a
 * mount would leak; these few are taken, put into the mount, and given back. The one store of this module, and the
 * reason why several portals at once each find one of their own.
 */
const free: HTMLElement[] = [];

export interface StyleContainer {
  element: HTMLElement;
  release(): void;
}

export function acquireStyleContainer(): StyleContainer {
  const element = free.pop() ?? document.createElement('div');
  element.hidden = true;
  return {
    element,
    release() {
      element.remove();
      if (!free.includes(element)) free.push(element);
    },
  };
}
