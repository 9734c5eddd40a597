import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

// A server that stores nothing and responds to every report at once: the trainees' rate here is their own limit.

const file = fileURLToPath(import.meta.url);

/** Starts it in a process of its own. */
export async function startBareServer(): Promise<{ port: number; end(): void }> {
  const child = fork(file);
  const [port] = (await once(child, 'message')) as [number];
  return { port, end: () => child.disconnect() };
}

if (process.argv[1] === file) {
  const body = JSON.stringify({
    code: '00000',
    data: { results: [{ id: 'r', code: null, retryAfter: 0 }] },
  });
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-length': body.length }).end(body);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  process.send?.((server.address() as AddressInfo).port);
  process.on('disconnect', () => process.exit());
}
