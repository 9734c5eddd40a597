import type { Browser } from '@playwright/test';
import type { HostProps, PortalLifecycles } from '../../../src/contracts/host';
import type { ConsoleGuard } from '../support/console-guard';
import { expect } from '../support/fixtures';

/** `remounted`: mounted before the release, too; `late`: imported before it, and mounted after it. */
type Module = 'remounted' | 'late';

declare global {
  interface Window {
    portals: Record<Module, PortalLifecycles>;
  }
}

/** A page whose import map names `portal.js`. Each address of the module has a state of its own. */
const pageWith = (portal: string) => `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<title>宿主</title><link rel="icon" href="data:,">
<script type="importmap">{ "imports": { "training-portal": "${portal}", "late-portal": "${portal}?late" } }</script>
</head><body><div id="remounted"></div><div id="late"></div><script type="module">
import * as remounted from 'training-portal';
import * as late from 'late-portal';
window.portals = { remounted, late };
</script></body></html>`;

/** Opens a host that imports the module, on the origin of the sample host. */
export async function openModuleHost(
  browser: Browser,
  guard: ConsoleGuard,
  { platformUrl, hostUrl }: { platformUrl: string; hostUrl: string },
) {
  const context = await browser.newContext();
  const page = await context.newPage();
  guard.watch(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.route(`${hostUrl}/module`, (route) =>
    route.fulfill({ contentType: 'text/html', body: pageWith(`${platformUrl}/portal.js`) }),
  );
  // such a page has no address space, and Chromium would block its requests to localhost
  await context.grantPermissions(['local-network-access'], { origin: hostUrl });
  await page.goto(`${hostUrl}/module`);
  await page.waitForFunction(() => 'portals' in window);
  return {
    /** Mounts a portal and unmounts it. @returns the names of the scripts that were requested for it */
    async expectMounts(name: Module): Promise<string[]> {
      scripts.length = 0;
      const props = {
        config: { apiBase: `${platformUrl}/api` },
        history: 'memory' as const,
        initialPath: '/contract',
      } satisfies HostProps;
      await page.evaluate(
        ([id, given]) => window.portals[id].mount({ ...given, container: document.querySelector(`#${id}`)! }),
        [name, props] as const,
      );
      const container = page.locator(`#${name}`);
      await expect(container.getByRole('heading', { level: 1 })).toHaveText('服务协议与隐私政策');
      await page.evaluate(
        (id) => window.portals[id].unmount({ container: document.querySelector(`#${id}`)! }),
        name,
      );
      await expect(container).toBeEmpty();
      return scripts.map((url) => url.replace(/^.*\//, ''));
    },
  };
}
