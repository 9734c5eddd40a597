import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchPlatform } from '../platform/testing/launch-platform';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Exit code and output of `npm run hosts`, which cannot start at this port. */
async function failedHosts(HOSTS_PORT: string) {
  const child = launchPlatform({ HOSTS_PORT, TMPDIR: folder }, 'host-sandbox/commands/hosts.ts');
  return [await child.exited, child.output()];
}

test('npm run hosts names HOSTS_PORT when its value is no port or the port is taken, and leaves no data', async () => {
  const invalid = expect.stringMatching(/^设置 HOSTS_PORT 的值不正确.*\n$/) as string;
  expect(await failedHosts('abc')).toEqual([1, invalid]);
  const other = createServer((_request, response) => response.end());
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const { port } = other.address() as AddressInfo;
  const taken = expect.stringMatching(`^端口 ${port} 已被.* HOSTS_PORT .*\n$`) as string;
  expect(await failedHosts(String(port))).toEqual([1, taken]);
  other.close();
  expect(readdirSync(folder).filter((name) => name.startsWith('platform-'))).toEqual([]);
});
