import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pageHeaders, tlsPageHeaders } from '@/contracts/page-headers';
import { type TestPlatform, startTestPlatform } from '../../testing/start-test-platform';

let folder: string;
let portalFolder: string;
let platform: TestPlatform;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-'));
  portalFolder = join(folder, 'dist');
  for (const name of ['dist/assets', 'deploy/maps']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'deploy/maps/main-abc123.js.map'), '{"sources":["secret.ts"]}');
  writeFileSync(join(portalFolder, 'index.html'), '<!doctype html><title>门户</title>');
  writeFileSync(join(portalFolder, 'assets', 'main-abc123.js'), `console.log("${'x'.repeat(5000)}")`);
  platform = await startTestPlatform({ portalFolder, env: { HSTS_DAYS: '1' } });
}, 60_000);
afterAll(async () => {
  await platform.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the page is revalidated on every request, and its assets are cached for a year', async () => {
  const page = await fetch(`${platform.url}/`);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  for (const [name, value] of Object.entries({ ...pageHeaders, ...tlsPageHeaders }))
    expect([name, page.headers.get(name)]).toEqual([name, value]);
  const script = await fetch(`${platform.url}/assets/main-abc123.js`);
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('an address with a second slash leads to the page, and no other site', async () => {
  for (const [given, meant] of [
    ['//', '/'],
    ['//?from=x', '/?from=x'],
  ] as const) {
    const { status, headers } = await fetch(`${platform.url}${given}`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, meant]);
  }
});

test('text is compressed, and any origin may import the modules', async () => {
  const headers = { origin: 'http://host.example.org' };
  const brotli = await fetch(`${platform.url}/assets/main-abc123.js`, {
    headers: { ...headers, 'accept-encoding': 'br, gzip' },
  });
  expect(brotli.headers.get('content-encoding')).toBe('br');
  expect(brotli.headers.get('vary')).toContain('accept-encoding');
  expect(brotli.headers.get('access-control-allow-origin')).toBe('*');
  expect(await brotli.text()).toContain('xxx');
  const gzip = await fetch(`${platform.url}/assets/main-abc123.js`, {
    headers: { ...headers, 'accept-encoding': 'gzip' },
  });
  expect(gzip.headers.get('content-encoding')).toBe('gzip');
});

test('precompressed files are served as built', async () => {
  const ready = brotliCompressSync('console.log("made by the build")');
  writeFileSync(join(portalFolder, 'assets', 'part-def456.js'), 'console.log(1)');
  writeFileSync(join(portalFolder, 'assets', 'part-def456.js.br'), ready);
  const response = await fetch(`${platform.url}/assets/part-def456.js`, {
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(await response.text()).toBe('console.log("made by the build")');
  expect(response.headers.get('content-type')).toMatch(/javascript; charset=utf-8$/);
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('vary')).toContain('accept-encoding');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('the files of a replaced build are still served, compressed or not, and a version file is never cached', async () => {
  const old = join(portalFolder, 'assets', 'page-old789.js');
  writeFileSync(old, 'console.log("old")');
  writeFileSync(`${old}.br`, brotliCompressSync('console.log("old")'));
  await fetch(`${platform.url}/`);
  for (const name of [old, `${old}.br`]) rmSync(name);
  writeFileSync(join(portalFolder, 'assets', 'page-new789.js'), 'console.log("new")');
  writeFileSync(join(portalFolder, 'version.json'), '{}');
  await fetch(`${platform.url}/index.html?x`);
  for (const encoding of ['br', 'identity']) {
    const response = await fetch(`${platform.url}/assets/page-old789.js`, {
      headers: { 'accept-encoding': encoding },
    });
    expect([response.status, await response.text()]).toEqual([200, 'console.log("old")']);
    expect(response.headers.get('cache-control')).toContain('immutable');
  }
  const version = await fetch(`${platform.url}/version.json`, { headers: { origin: 'http://host.example' } });
  expect(['cache-control', 'access-control-allow-origin'].map((name) => version.headers.get(name))).toEqual([
    'no-cache',
    '*',
  ]);
});

test('a person who opens an unknown address gets a page with a link home, and a call none', async () => {
  const open = async (path: string, accept: string) => {
    const response = await fetch(platform.url + path, { headers: { accept } });
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      body: await response.text(),
    };
  };
  const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const page = await open('/nothing.html', browser);
  expect(page).toMatchObject({ status: 404, type: 'text/html; charset=utf-8' });
  expect(page.body).toContain('<a href="/">返回首页</a>');
  for (const [path, accept] of [
    ['/nothing.html', '*/*'],
    ['/api/nothing', browser],
  ] as const)
    expect(await open(path, accept)).toMatchObject({ status: 404, type: 'application/json; charset=utf-8' });
});

test('a missing asset and the source map of a script are not found, and calls and media are unaffected', async () => {
  await fetch(`${platform.url}/`);
  expect(existsSync(join(platform.dataDir, 'maps/main-abc123.js.map'))).toBe(true);
  for (const address of ['/assets/gone.js', '/assets/main-abc123.js.map', '/maps/main-abc123.js.map']) {
    const missing = await fetch(platform.url + address);
    expect([missing.status, await missing.json()]).toEqual([
      404,
      { code: 'A0404', msg: '请求的地址不存在', data: null },
    ]);
  }
  expect((await fetch(`${platform.url}/api/nowhere`)).status).toBe(404);
  expect((await fetch(`${platform.url}/media/picture/heart.svg`)).headers.get('content-encoding')).toBeNull();
});
