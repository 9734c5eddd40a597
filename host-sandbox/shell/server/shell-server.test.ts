import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildShellServer } from './shell-server';

const config = {
  portalEntry: 'http://localhost:11000/',
  apiBase: 'http://localhost:11000/api',
  product: 'train',
  clientId: 'portal',
  clientSecret: 'portal',
  tokenField: 'access_token',
};
let shellFolder: string;
beforeEach(() => {
  shellFolder = mkdtempSync(join(tmpdir(), 'shell-'));
});
afterEach(() => rmSync(shellFolder, { recursive: true, force: true }));

test('browsers call the host by https only, once it is told that TLS is in front', async () => {
  writeFileSync(join(shellFolder, 'index.html'), '');
  for (const [hstsDays, header] of [
    [0, undefined],
    [365, 'max-age=31536000'],
  ] as const) {
    const app = await buildShellServer({ shellFolder, config, hstsDays });
    for (const url of ['/', '/operator', '/shell-config.json', '/assets/gone.js']) {
      const { headers } = await app.inject(url);
      expect(headers['strict-transport-security']).toBe(header);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    await app.close();
  }
});

test('every address of a page has the page, for GET and HEAD, and a missing file has none', async () => {
  writeFileSync(join(shellFolder, 'index.html'), '<title>宿主</title>');
  const app = await buildShellServer({ shellFolder, config });
  const request = async (method: 'GET' | 'HEAD' | 'POST', url: string, accept = '*/*') => {
    const { statusCode, headers, body } = await app.inject({ method, url, headers: { accept } });
    return [statusCode, headers['content-type'], body];
  };
  const type = 'text/html; charset=utf-8';
  expect(await request('GET', '/operator?page=2')).toEqual([200, type, '<title>宿主</title>']);
  expect(await request('HEAD', '/operator')).toEqual([200, type, '']);
  expect(await request('GET', '/assets/gone.js')).toEqual([404, 'text/plain; charset=utf-8', 'not found']);
  const opened = await request('GET', '/nothing.html', 'text/html,application/xhtml+xml,*/*;q=0.8');
  expect(opened).toEqual([404, type, '<title>宿主</title>']);
  const [postStatus] = await request('POST', '/operator');
  expect(postStatus).toBe(404);
  await app.close();
});
