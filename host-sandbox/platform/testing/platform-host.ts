import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { shutdownOnSignals } from '../core/process/graceful-shutdown';
import { startControlledPlatform, type ControlledPlatform } from './controlled-platform';
import type { ControlCommand } from './launch-platform';

// Platforms of many test files in one process, which compiles their code and the database's once; see startInHost.
const platforms = new Map<number, ControlledPlatform>();

/** Commands by their name; the last part of a path is the port of the platform. */
const commands: Readonly<Record<string, (port: number, body: unknown) => Promise<unknown>>> = {
  async start(_port, env) {
    const platform = await startControlledPlatform(env as Record<string, string>);
    platforms.set(platform.port, platform);
    return { port: platform.port };
  },
  control: (port, order) => found(port).control(order as ControlCommand),
  async stop(port) {
    const platform = found(port);
    platforms.delete(port);
    await platform.close();
  },
};

function found(port: number): ControlledPlatform {
  const platform = platforms.get(port);
  if (!platform) throw new Error(`no platform on port ${port}`);
  return platform;
}

const server = createServer(async (request, response) => {
  const [, name = '', port] = (request.url ?? '').split('/');
  try {
    const result = await commands[name]?.(Number(port), JSON.parse(await text(request)));
    response.end(JSON.stringify(result ?? {}));
  } catch (error) {
    response.statusCode = 500;
    response.end(String(error));
  }
});
shutdownOnSignals(async () => {
  server.close();
  server.closeAllConnections();
  await Promise.all([...platforms.values()].map(({ close }) => close()));
});
server.listen(0, '127.0.0.1', () => process.send?.({ listening: (server.address() as AddressInfo).port }));
