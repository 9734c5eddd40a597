import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import ts from 'typescript';
import type { PortalProps } from '../../loader/src/loader';
import { tokenOf } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';

const loaderSources = path.resolve(import.meta.dirname, '../../loader/src');

/** Opens a page of a host without a framework, at the origin of the sample host. */
async function openHost(page: Page, context: BrowserContext, hostUrl: string, script: string) {
  const body = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>宿主</title><link rel="icon" href="data:,">
<div id="training"></div>${script}`;
  await page.route(`${hostUrl}/entries`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route(`${hostUrl}/loader/*`, (route) => {
    const file = path.join(loaderSources, `${path.basename(new URL(route.request().url()).pathname)}.ts`);
    const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    });
    return route.fulfill({ contentType: 'text/javascript', body: outputText });
  });
  // such a page has no address space, and Chromium would block its requests to localhost
  await context.grantPermissions(['local-network-access'], { origin: hostUrl });
  await page.goto(`${hostUrl}/entries`);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const empty = (page: Page) => expect(page.locator('#training')).toBeEmpty();

test('The element of the loader package shows the portal, follows its attributes and its token, and leaves nothing', async ({
  page,
  context,
  platform,
  shell,
}) => {
  const script = `<script type="module" src="/loader/element"></script>`;
  await openHost(page, context, shell.url, script);
  await page.evaluate(
    ([url, apiBase]) => {
      const portal = document.createElement('training-portal');
      portal.setAttribute('url', url);
      Object.assign(portal, { props: { config: { apiBase }, initialPath: '/uc/myCert', history: 'memory' } });
      document.querySelector('#training')!.append(portal);
    },
    [platform.url, `${platform.url}/api`] as const,
  );
  await expect(heading(page)).toHaveText('登录');
  const token = await tokenOf(page, 'trainee', platform.url);
  await page.evaluate((next) => {
    const portal = document.querySelector<Element & { props: PortalProps }>('training-portal')!;
    portal.props = { ...portal.props, token: next };
  }, token);
  await expect(heading(page)).toHaveText('我的证书');
  await page.evaluate(() => document.querySelector('training-portal')!.setAttribute('language', 'en-US'));
  await expect(heading(page)).toHaveText('My certificates');
  await page.evaluate(() => document.querySelector('training-portal')!.remove());
  await empty(page);
});

test('The entry for qiankun 3 exposes the lifecycles as a global, and the one for Module Federation as a module', async ({
  page,
  context,
  platform,
  shell,
}) => {
  const script = `<script>window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__ = '${platform.url}/';</script>
<script src="${platform.url}/qiankun3.js"></script>`;
  await openHost(page, context, shell.url, script);
  const entryPage = await page.request.get(`${platform.url}/qiankun3.html`);
  expect(await entryPage.text()).toContain('<script src="qiankun3.js" entry></script>');
  const run = (name: 'qiankun3' | 'remoteEntry', call: 'mount' | 'unmount') =>
    page.evaluate(
      async ([from, lifecycle, url]) => {
        const address = `${url}/remoteEntry.js`;
        const lifecycles =
          from === 'qiankun3'
            ? (window as never as Record<string, Record<string, (props: object) => Promise<void>>>)
                .trainingPortal!
            : ((await ((await import(address)) as { get: () => Promise<() => never> }).get())() as Record<
                string,
                (props: object) => Promise<void>
              >);
        await lifecycles[lifecycle]!({
          container: document.querySelector('#training'),
          config: { apiBase: `${url}/api` },
          history: 'memory',
          initialPath: '/contract',
        });
        // as qiankun does before the unmount
        delete (window as never as Record<string, unknown>).__INJECTED_PUBLIC_PATH_BY_QIANKUN__;
      },
      [name, call, platform.url] as const,
    );
  for (const name of ['qiankun3', 'remoteEntry'] as const) {
    await run(name, 'mount');
    await expect(heading(page)).toHaveText('服务协议与隐私政策');
    await run(name, 'unmount');
    await empty(page);
  }
});
