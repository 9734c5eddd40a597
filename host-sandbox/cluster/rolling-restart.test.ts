import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nginxExample } from '../../build/deploy-files';
import { nginxBinary, startNginx } from '../e2e/deployment/nginx';
import { freePort } from '../platform/testing/free-port';

/** Stands for a process of the platform; like one that drains, it closes each connection. */
async function serve(port: number) {
  const server = createServer((_request, response) => response.setHeader('connection', 'close').end());
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return { stop: () => new Promise((done) => server.close(done)) };
}

(nginxBinary ? test : test.skip)(
  'nginx sends a call to the process that has just started, when the other one stops right after it',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'rolling-'));
    for (const name of ['dist', 'deploy']) mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, 'deploy/nginx.conf'), nginxExample("default-src 'self'"));
    const ports = [await freePort(), await freePort()] as const;
    const nginx = await startNginx(
      nginxBinary ?? '',
      path.join(folder, 'dist'),
      ports,
      '/etc/nginx/mime.types',
    );
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
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
