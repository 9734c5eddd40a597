import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type { BareHost } from './page';

/** Host props that can be serialised: no callbacks. */
export interface SerializableProps {
  history?: 'hash' | 'memory';
  initialPath?: string;
  token?: string;
  config?: Record<string, string>;
}

interface BareHostWindow {
  bareHost: BareHost;
}

let script: Promise<string> | undefined;

/**
 * A host with qiankun only, under the sample host's origin, for what the sample host cannot do: many portals, any
 * CSS.
 * @param head HTML of its head, such as styles; @param body HTML of its own page
 */
export async function openBareHost(page: Page, origin: string, { head = '', body = '' } = {}) {
  script ??= buildScript();
  const code = await script;
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>宿主</title>${head}</head><body>${body}<script src="page.js"></script></body></html>`;
  await page.route(`${origin}/bare/*`, (route) => {
    const file = new URL(route.request().url()).pathname.replace('/bare/', '');
    if (file === 'page.js') return route.fulfill({ contentType: 'text/javascript', body: code });
    return route.fulfill({ contentType: 'text/html', body: file === 'empty.html' ? emptyChild : html });
  });
  // A page served by `page.route` has no address space; without the permission Chromium blocks its requests
  // to localhost.
  await page.context().grantPermissions(['local-network-access'], { origin });
  await page.goto(`${origin}/bare/index.html`);
  return {
    mount: (name: string, entry: string, props: SerializableProps, isolation = 'none') =>
      page.evaluate((given) => (window as never as BareHostWindow).bareHost.mount(...given), [
        name,
        entry,
        props,
        isolation,
      ] as const),
    update: (name: string, props: SerializableProps) =>
      page.evaluate((given) => (window as never as BareHostWindow).bareHost.update(...given), [
        name,
        props,
      ] as const),
    unmount: (name: string) =>
      page.evaluate((one) => (window as never as BareHostWindow).bareHost.unmount(one), name),
    /** URL of the empty child. */
    emptyChild: `${origin}/bare/empty.html`,
    runCycles: (...given: Parameters<BareHost['runCycles']>) =>
      page.evaluate((those) => (window as never as BareHostWindow).bareHost.runCycles(...those), given),
    portal: (name: string) => page.locator(`#${name}`),
  };
}

/** The smallest child that qiankun accepts. */
const emptyChild = `<!doctype html><html><head><title>empty</title></head><body><p id="empty"></p><script>
window.emptyChild = {
  bootstrap: function () { return Promise.resolve() },
  mount: function (props) { props.container.querySelector('#empty').innerHTML = '<b>here</b>'; return Promise.resolve() },
  unmount: function (props) { props.container.querySelector('#empty').textContent = ''; return Promise.resolve() },
}
</script></body></html>`;

async function buildScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: { input: join(import.meta.dirname, 'page.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}
