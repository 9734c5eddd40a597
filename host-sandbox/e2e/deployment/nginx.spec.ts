import { readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { pageHeaders } from '@/contracts/page-headers';
import { describeTrace } from '../../platform/ops/trace/describe';
import { findLines } from '../../platform/ops/trace/find-lines';
import { freePort } from '../../platform/testing/free-port';
import { expect, test } from '../support/fixtures';
import { nginxBinary, startNginx } from '../../platform/testing/nginx';

const dist = path.resolve(import.meta.dirname, '../../../dist');
const asset = readdirSync(path.join(dist, 'assets')).find((file) => /^index-.*\.js$/.test(file)) ?? '';

/**
 * The platform's own server, and nginx on the built example where it is installed: both must behave the same.
 */
const fronts = ['the platform itself', ...(nginxBinary ? ['nginx on deploy/nginx.conf'] : [])];

for (const name of fronts) {
  test.describe(`Served by ${name}`, () => {
    let front: string;
    let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;

    // Not a fixture of the worker: each set of those needs a worker of its own, with browser and platform.
    test.beforeAll(async ({ platform }) => {
      if (name !== fronts[0])
        nginx = await startNginx(nginxBinary ?? '', dist, [platform.port], '/etc/nginx/mime.types');
      front = nginx?.url ?? platform.url;
    });
    test.afterAll(() => nginx?.stop());

    test('the home page works with its CSP', async ({ page }) => {
      const response = await page.goto(`${front}/`);
      expect(response?.headers()['content-security-policy']).toContain("default-src 'self'");
      expect(response?.headers()['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
      await expect(page.getByTestId('news-column').getByRole('link')).not.toHaveCount(0);
      await expect(page.getByRole('contentinfo').getByRole('listitem')).not.toHaveCount(0);
      await expectSlide(page);
    });

    if (name !== fronts[0])
      test('a site that has the portal below a path adds the slash, and keeps caching and policy', async ({
        page,
      }) => {
        const site = nginx?.belowUrl ?? '';
        const { status, headers } = await get(site, '/y/portal?from=site');
        expect([status, headers.location]).toEqual([301, '/y/portal/?from=site']);
        const response = await page.goto(`${site}/y/portal#/index`);
        expect(page.url()).toBe(`${site}/y/portal/#/index`);
        const sent = response?.headers();
        expect(sent?.['cache-control']).toBe('no-cache');
        expect(sent?.['content-security-policy']).toContain("default-src 'self'");
        await expect(page.getByTestId('news-column').getByRole('link')).not.toHaveCount(0);
        await expectSlide(page);
        expect((await get(site, `/y/portal/assets/${asset}`)).headers['cache-control']).toContain(
          'immutable',
        );
      });

    test('the CSP blocks an injected script', async ({ page, expectConsole }) => {
      expectConsole(/Content Security Policy|violates the following/);
      await page.goto(`${front}/`);
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.intruder = true';
        document.head.append(script);
      });
      expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
    });

    test('an in-app address whose # a mail client or a chat program has changed leads to its page', async () => {
      for (const [given, meant] of [
        ['/%23/article?page=2', '/#/article?page=2'],
        ['/%23%2Farticle%3Fpage%3D2', '/#/article?page=2'],
        ['/%EF%BC%83/article', '/#/article'],
      ] as const) {
        const { status, headers } = await get(front, given);
        expect([status, decodeURIComponent(headers.location ?? '')], given).toEqual([302, meant]);
      }
    });

    test('the page is revalidated, its hashed assets never', async () => {
      for (const address of ['/', '/index.html', '/version.json', '/portal.js']) {
        expect((await get(front, address)).headers['cache-control'], address).toBe('no-cache');
      }
      expect((await get(front, `/assets/${asset}`)).headers['cache-control']).toBe(
        'public, max-age=31536000, immutable',
      );
    });

    test('an unchanged page is not sent twice', async () => {
      const { etag = '' } = (await get(front, '/')).headers;
      expect(etag).not.toBe('');
      expect((await get(front, '/', { 'if-none-match': etag })).status).toBe(304);
    });

    test('a host on another origin may read the page and its assets (R1.4)', async () => {
      for (const address of ['/', '/version.json', '/portal.js', `/assets/${asset}`]) {
        const { headers } = await get(front, address, { origin: 'https://host.example' });
        expect(headers['access-control-allow-origin'], address).toBe('*');
      }
    });

    test('page and assets are compressed and have their content types', async () => {
      for (const [address, type] of [
        ['/', 'text/html'],
        [`/assets/${asset}`, 'javascript'],
      ] as const) {
        const { headers } = await get(front, address, { 'accept-encoding': 'gzip' });
        expect(headers['content-encoding'], address).toBe('gzip');
        expect(headers['content-type'], address).toContain(type);
        expect(headers['x-content-type-options'], address).toBe('nosniff');
        expect(headers.vary?.toLowerCase(), address).toContain('accept-encoding');
      }
      const page = (await get(front, '/')).headers;
      for (const [header, value] of Object.entries(pageHeaders))
        expect(page[header.toLowerCase()], header).toBe(value);
      for (const types of ['/portal-host.d.ts', '/portal.d.ts']) {
        const { status, headers } = await get(front, types);
        expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      }
    });

    test('a missing asset is a 404, not the page, and is not cached', async () => {
      const { status, headers, body } = await get(front, '/assets/index-gone.js');
      expect(status).toBe(404);
      expect(body).not.toContain('portal-root');
      expect(headers['cache-control'] ?? '').not.toContain('immutable');
    });

    test('calls and images reach the platform', async ({ request }) => {
      const response = await request.post(`${front}/api/unify-cms/portal/banner/list`, { data: {} });
      const { code, data } = (await response.json()) as { code: string; data: { image: string }[] };
      expect(code).toBe('00000');
      const numbered = { 'x-request-id': 'number-of-a-picture' };
      const picture = await get(front, data[0]?.image ?? '', numbered);
      expect(picture.status).toBe(200);
      expect(picture.headers).toMatchObject(numbered);
      expect(picture.headers['content-type']).toContain('image/');
    });
  });
}

test('the build has no source map, and no file that names one', () => {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const paths = files.map(({ parentPath, name }) => path.join(parentPath, name));
  const text = paths.filter((file) => /\.(js|css|html)$/.test(file));
  expect(text.length).toBeGreaterThan(50);
  expect(paths.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(text.filter((file) => readFileSync(file, 'utf8').includes('sourceMappingURL='))).toEqual([]);
});

// nginx comes with the distribution's packages, which a machine need not have.
(nginxBinary ? test : test.skip)(
  'Where nginx responds because the platform does not, the number on the screen finds the line of nginx',
  async ({ page, expectConsole }) => {
    expectConsole(/status of 502|Dictionaries could not be loaded/);
    const nginx = await startNginx(nginxBinary ?? '', dist, [await freePort()], '/etc/nginx/mime.types');
    try {
      await page.goto(`${nginx.url}/#/project`);
      const shown = await page
        .getByRole('main')
        .getByText(/^错误编号：[\w-]{8,}$/)
        .innerText();
      const number = shown.replace('错误编号：', '');
      const trace = describeTrace(number, await findLines(await nginx.log(), number), (frame) => frame);
      expect(trace).toMatch(/【其他日志】\n {4}127\.0\.0\.1 .* POST "\/api\/.*\/project\/page" 502 /);
      const picture = await get(nginx.url, '/media/picture/heart.svg');
      const own = String(picture.headers['x-request-id']);
      expect([picture.status, own]).toEqual([502, expect.stringMatching(/^[0-9a-f]{32}$/)]);
      expect((await findLines(await nginx.log(), own)).length).toBe(1);
    } finally {
      // The open page would continue to retry.
      await page.goto('about:blank');
      await nginx.stop();
    }
  },
);

/** A picture of the platform is shown. */
async function expectSlide(page: Page): Promise<void> {
  const slide = page.locator('[aria-roledescription=slide] img');
  await expect.poll(() => slide.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

/** A GET with the response as it came over the wire. */
function get(front: string, address: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const request = httpRequest(new URL(address, front), { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    });
    request.on('error', reject);
    request.end();
  });
}
