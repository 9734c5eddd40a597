import type { HostProps } from '../../../../src/contracts/host';

interface Lifecycles {
  mount(props: HostProps): Promise<void>;
  unmount(props: HostProps): Promise<void>;
}

interface PortalWindow {
  __POWERED_BY_QIANKUN__?: boolean;
  qiankunName?: string;
  moudleQiankunAppLifeCycles?: Record<string, Lifecycles>;
}

let page: Promise<{ html: string; lifecycles: Lifecycles }> | undefined;

/** Mounts the portal's page into a container without qiankun. @returns unmounts it */
export async function mountStandalone(
  container: HTMLElement,
  entry: string,
  props: HostProps,
): Promise<() => Promise<void>> {
  const { html, lifecycles } = await (page ??= load(entry));
  container.innerHTML = html;
  await lifecycles.mount({ ...props, container });
  return async () => {
    await lifecycles.unmount({ ...props, container });
    container.replaceChildren();
  };
}

async function load(entry: string) {
  const text = await (await fetch(entry)).text();
  const parsed = new DOMParser().parseFromString(text, 'text/html');
  const [script = ''] = /\.\/assets\/index-[^'"]+\.js/.exec(text) ?? [];
  for (const each of parsed.querySelectorAll('script:not([type="application/json"])')) each.remove();
  const styles = [...parsed.head.querySelectorAll('style')].map(({ outerHTML }) => outerHTML).join('');
  const there = window as PortalWindow;
  // Without this flag the page would start itself instead of exporting its lifecycle under this name.
  Object.assign(there, { __POWERED_BY_QIANKUN__: true, qiankunName: 'alone' });
  await import(/* @vite-ignore */ new URL(script, entry).href);
  delete there.__POWERED_BY_QIANKUN__;
  const lifecycles = there.moudleQiankunAppLifeCycles?.alone;
  if (!lifecycles) throw new Error(`${entry} gave no lifecycles`);
  return { html: styles + parsed.body.innerHTML, lifecycles };
}
