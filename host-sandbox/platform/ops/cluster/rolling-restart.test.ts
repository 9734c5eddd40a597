import { createServer, type RequestListener } from 'node:http';
import { nginxBinary } from '../../testing/nginx';
import { freePort } from '../../testing/free-port';
import { startExampleNginx } from '../../testing/example-nginx';

/** Stands for a process of the platform; like one that drains, it closes each connection. */
async function serve(port: number, respond: RequestListener = (_request, response) => response.end()) {
  const server = createServer((request, response) =>
    respond(request, response.setHeader('connection', 'close')),
  );
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

// nginx comes with the distribution's packages, which a machine need not have.
const withNginx = nginxBinary ? test : test.skip;

withNginx(
  'nginx sends a call to the process that has just started, when the other one stops right after it',
  async () => {
    const ports = [await freePort(), await freePort()] as const;
    const nginx = await startExampleNginx(nginxBinary ?? '', ports);
    const call = async () => (await fetch(`${nginx.url}/api/x`, { method: 'POST', body: '{}' })).status;
    let running = await serve(ports[0]);
    try {
      expect([await call(), await call(), await call()]).toEqual([200, 200, 200]);
      const restarted = await serve(ports[1]);
      await running.stop();
      running = restarted;
      expect([await call(), await call(), await call()]).toEqual([200, 200, 200]);
    } finally {
      await running.stop();
      await nginx.stop();
    }
  },
);

withNginx(
  'a process that hangs fails three times: a picture comes from another one, a call is not sent twice',
  async () => {
    const ports = [await freePort(), await freePort()] as const;
    const received: string[] = [];
    const processes = [
      await serve(ports[0], ({ method = '' }) => received.push(method)),
      await serve(ports[1]),
    ];
    const nginx = await startExampleNginx(nginxBinary ?? '', ports, (example) =>
      example.replace('proxy_read_timeout 9s', 'proxy_read_timeout 1s').replaceAll('=3s', '=60s'),
    );
    const statuses = async (path: string, method: string, count: number) => {
      const found: number[] = [];
      while (found.length < count) found.push((await fetch(nginx.url + path, { method })).status);
      return found;
    };
    try {
      expect(await statuses('/media/picture/x', 'GET', 3)).toEqual([200, 200, 200]);
      const calls = await statuses('/api/x', 'POST', 12);
      expect([received.includes('GET'), received.length]).toEqual([true, 3]);
      const failed = received.filter((method) => method === 'POST').map(() => 504);
      expect(calls.sort()).toEqual([...Array<number>(12 - failed.length).fill(200), ...failed]);
    } finally {
      for (const one of processes) await one.stop();
      await nginx.stop();
    }
  },
);
