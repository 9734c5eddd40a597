import type { PortalLifecycles } from '@/contracts/host';
import { expect, test } from '../support/fixtures';
import { startDevCopy, type DevCopy } from './dev-copy';
import { expectPageLoaded } from '../../kits/browser/pages';

let dev: DevCopy;
test.beforeAll(async () => {
  test.setTimeout(60_000);
  dev = await startDevCopy();
});
test.afterAll(() => dev.stop());

test('A file edited under npm run dev updates in the host at once, and form input stays', async ({
  context,
}) => {
  test.setTimeout(120_000);
  // A page without console guard: single-spa warns of a start over four seconds, which Vite may need on a
  // busy machine.
  const page = await context.newPage();
  // Load it standalone first: Vite bundles dependencies on the first request, and the host would time out.
  await page.goto(`${dev.portalUrl}/#/login`);
  await expect(page.getByLabel('用户名')).toBeVisible({ timeout: 90_000 });

  const portal = page.getByTestId('host-training-container');
  await page.goto(`${dev.hostUrl}/training?globalState=off#/login`);
  // Vite translates each module on its first request, and again when it is edited
  const translated = { timeout: 60_000 };
  await expect(portal.getByRole('heading', { level: 1 })).toHaveText('登录', translated);
  await expectPageLoaded(portal, { heading: '登录' });
  await portal.getByLabel('用户名').fill('typed before');
  const document = await page.evaluateHandle(() => window.document);

  const [file, plain, marked] = [
    'src/pages/login/login-page.tsx',
    '<div className',
    '<div data-edited className',
  ];
  await dev.edit(file, plain, marked);
  await expect(portal.locator('[data-edited]')).toHaveCount(1, translated);
  await dev.edit(file, marked, plain);
  await expect(portal.locator('[data-edited]')).toHaveCount(0, translated);
  await expect(portal.getByLabel('用户名')).toHaveValue('typed before');
  expect(await document.evaluate((one) => one === window.document)).toBe(true);
});

test('Under npm run dev a host that imports portal.js mounts the portal', async ({ context }) => {
  test.setTimeout(120_000);
  const page = await context.newPage();
  await page.goto(`${dev.hostUrl}/favicon.svg`);
  await page.setContent('<div id="portal-here"></div>');
  await page.evaluate(async (url) => {
    const portal = (await import(/* @vite-ignore */ url)) as PortalLifecycles;
    const container = document.querySelector('#portal-here') ?? document.body;
    await portal.mount({ container, history: 'memory', initialPath: '/login' });
  }, `${dev.portalUrl}/portal.js`);
  await expectPageLoaded(page.locator('#portal-here'), { heading: '登录' });
});

test("Under npm run dev the page of the sample host reads the portal's server, and other websites do not", async () => {
  const readers = async (path: string) => {
    const origins = [dev.hostUrl, 'https://other.example.org', 'http://localhost:1'];
    const responses = origins.map((origin) => fetch(dev.portalUrl + path, { headers: { origin } }));
    return (await Promise.all(responses)).map(({ headers }) => headers.get('access-control-allow-origin'));
  };
  expect(await readers('/src/main.tsx')).toEqual([dev.hostUrl, null, null]);
  expect(await readers('/sandbox/sms')).toEqual([dev.hostUrl, null, null]);
});
