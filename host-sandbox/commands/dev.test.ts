import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchPlatform } from '../platform/testing/launch-platform';

/** Exit code and output of `npm run dev`, which cannot start with these variables. */
async function failedDev(env: Readonly<Record<string, string>>) {
  const child = launchPlatform(env, 'host-sandbox/commands/dev.ts');
  return [await child.exited, child.output()];
}

test('npm run dev names the setting that keeps it from listening: a taken port, or an address of another machine', async () => {
  const other = createServer((_request, response) => response.end());
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const { port } = other.address() as AddressInfo;
  const taken = expect.stringMatching(`^端口 ${port} 已被.* HOST_PORT .*\n$`) as string;
  expect(await failedDev({ PORTAL_PORT: '0', HOST_PORT: String(port) })).toEqual([1, taken]);
  other.close();
  // an address of documents, which no machine has
  const elsewhere = expect.stringMatching('^本机没有地址 192.0.2.1。.* LISTEN_ADDRESS.*\n$') as string;
  expect(await failedDev({ PORTAL_PORT: '0', HOST_PORT: '0', LISTEN_ADDRESS: '192.0.2.1' })).toEqual([
    1,
    elsewhere,
  ]);
});
