import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../../platform/read-settings';
import { StartupError } from '../../platform/startup-error';
import { buildShellServer, shellServerConfig } from './shell-server';

const config = shellServerConfig(readSettings({}), 'http://localhost:11000');
let shellFolder: string;
beforeEach(() => {
  shellFolder = mkdtempSync(join(tmpdir(), 'shell-'));
});
afterEach(() => rmSync(shellFolder, { recursive: true, force: true }));

test('a sample host that is not built does not start, and says what to run', async () => {
  const built = buildShellServer({ shellFolder, config });
  await expect(built).rejects.toThrow(StartupError);
  await expect(built).rejects.toThrow(/ index\.html .*npm run build/);
});

test('every address of a page has the page, for GET and HEAD, and a missing file has none', async () => {
  writeFileSync(join(shellFolder, 'index.html'), '<title>宿主</title>');
  const app = await buildShellServer({ shellFolder, config });
  const request = async (method: 'GET' | 'HEAD' | 'POST', url: string) => {
    const { statusCode, headers, body } = await app.inject({ method, url });
    return [statusCode, headers['content-type'], body];
  };
  const type = 'text/html; charset=utf-8';
  expect(await request('GET', '/operator?page=2')).toEqual([200, type, '<title>宿主</title>']);
  expect(await request('HEAD', '/operator')).toEqual([200, type, '']);
  expect(await request('GET', '/assets/gone.js')).toEqual([404, 'text/plain; charset=utf-8', 'not found']);
  const [postStatus] = await request('POST', '/operator');
  expect(postStatus).toBe(404);
  await app.close();
});
