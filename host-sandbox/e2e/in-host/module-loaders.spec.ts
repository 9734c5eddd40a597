import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openBareHost } from '../../kits/browser/bare-host/open-bare-host';
import { expect, test } from '../support/fixtures';

const requireJs = readFileSync(createRequire(import.meta.url).resolve('requirejs/require.js'), 'utf8');

/** Reading a global of a module loader throws, once the page's own scripts have run. */
const traps = `addEventListener('DOMContentLoaded', function () {
  ['define', 'module', 'exports', 'require'].forEach(function (name) {
    Object.defineProperty(window, name, { get: function () { throw new Error('read ' + name) } })
  })
})`;

for (const [loader, code] of Object.entries({ RequireJS: requireJs, 'loaders of every kind': traps }))
  test(`The portal mounts in a page with ${loader}, and gives it no module`, async ({
    page,
    platform,
    shell,
  }) => {
    const host = await openBareHost(page, shell.url, {
      head: `<script>${code.replaceAll('</script', '<\\/script')}</script>`,
    });
    const config = { apiBase: `${platform.url}/api` };
    await host.mount('one', `${platform.url}/`, { config, history: 'memory', initialPath: '/contract' });
    await expect(host.portal('one').getByRole('heading', { level: 1 })).toHaveText('服务协议与隐私政策');
    if (loader !== 'RequireJS') return;
    // No anonymous module of the portal is pending, which would take the name of the host's next one.
    const loaded = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const { define, require } = window as unknown as Record<string, (...values: unknown[]) => void>;
          define?.('own', [], () => 'of the host');
          require?.(['own'], resolve);
        }),
    );
    expect(loaded).toBe('of the host');
  });

test('The bar of a portal in a host is in its own shadow tree, and leaves nothing (R2.61)', async ({
  page,
  platform,
  shell,
}) => {
  const host = await openBareHost(page, shell.url);
  await page.evaluate(() => (location.hash = '/contract'));
  await host.mount('one', `${platform.url}/`, { config: { apiBase: `${platform.url}/api` } });
  const portal = host.portal('one');
  await expect(portal.getByRole('heading', { level: 1 })).toBeVisible();
  const bar = portal.locator('#nprogress .bar');
  await expect(bar).toHaveCount(0);
  await page.route('**/assets/article-list-page-*.js', () => undefined);
  await page.evaluate(() => (location.hash = '/article'));
  await expect(bar).toBeVisible();
  await expect(bar).toHaveCSS('background-color', 'rgb(34, 153, 221)');
  await expect(bar).toHaveCSS('position', 'fixed');
  await expect(bar).toHaveCSS('height', '2px');
  const inDocument = () =>
    page.evaluate(() => [
      document.getElementById('nprogress'),
      document.documentElement.className,
      [...document.styleSheets].some(({ cssRules }) =>
        [...cssRules].some(({ cssText }) => cssText.includes('nprogress')),
      ),
    ]);
  expect(await inDocument()).toEqual([null, '', false]);
  await host.unmount('one');
  await expect(bar).toHaveCount(0);
});
