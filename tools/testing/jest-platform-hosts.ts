import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bundledProgram } from '../../host-sandbox/platform/testing/build-cache';
import { launchPlatform, type PlatformProcess } from '../../host-sandbox/platform/testing/launch-platform';

declare global {
  var stopPlatformHosts: (() => Promise<void>) | undefined;
}

/**
 * One process per Jest worker, in which its test files start their platforms. The first of them starts it with a
 * request to `PLATFORM_HOSTS`, which returns its port.
 */
export default async function start(): Promise<void> {
  const hosts = new Map<string, PlatformProcess>();
  const hostOf = async (worker: string) => {
    const program = await bundledProgram('platform/testing/platform-host');
    const host = hosts.get(worker) ?? launchPlatform({}, program);
    hosts.set(worker, host);
    return host.listening;
  };
  const server = createServer((request, response) => {
    hostOf(request.url ?? '').then(
      (port) => response.end(String(port)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  process.env.PLATFORM_HOSTS = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  globalThis.stopPlatformHosts = async () => {
    server.close();
    server.closeAllConnections();
    await Promise.all([...hosts.values()].map(({ kill }) => kill('SIGTERM')));
  };
}
