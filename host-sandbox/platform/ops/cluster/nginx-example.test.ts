import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { nginxBinary } from '../../testing/nginx';
import { startExampleNginx } from '../../testing/example-nginx';

// nginx comes with the distribution's packages, which a machine need not have.
const withNginx = nginxBinary ? describe : describe.skip;

withNginx('nginx on the example', () => {
  let nginx: Awaited<ReturnType<typeof startExampleNginx>>;
  /** Headers of the requests that reached the platform, and the status of its readiness. */
  const received: IncomingHttpHeaders[] = [];
  let readiness = 200;
  const platform = createServer(({ url, headers }, response) => {
    received.push(headers);
    response.writeHead(url === '/readyz' ? readiness : 200).end();
  });
  beforeAll(async () => {
    await new Promise<void>((done) => platform.listen(0, '127.0.0.1', done));
    const { port } = platform.address() as AddressInfo;
    nginx = await startExampleNginx(nginxBinary ?? '', [port, port], (example) =>
      example.replace('limit_conn portal_network 400;', 'limit_conn portal_network 5;'),
    );
  });
  afterAll(async () => {
    await nginx.stop();
    await new Promise((done) => platform.close(done));
  });

  it('says itself whether a browser came by https', async () => {
    await fetch(`${nginx.url}/api/x`, { method: 'POST', headers: { 'x-forwarded-proto': 'https' } });
    expect(received.at(-1)).toMatchObject({ 'x-forwarded-proto': 'http' });
  });

  it('refuses requests by an unknown name', async () => {
    expect(await get('/', 'portal.example.org')).toMatchObject({ status: 200 });
    await expect(get('/', '192.0.2.1')).rejects.toThrow('socket hang up');
  });

  it('tells the monitor whether the platform is ready', async () => {
    expect(await get('/readyz')).toMatchObject({ status: 200 });
    readiness = 503;
    for (let question = 0; question < 8; question++)
      expect(await get('/readyz')).toMatchObject({ status: 503 });
    // these responses take no process out of service
    expect(await get('/api/x')).toMatchObject({ status: 200 });
    expect(await get('/metrics')).toMatchObject({ status: 404 });
  });

  it('changes page, policy and version together, with a release and with the way back', async () => {
    const served = async () => {
      const { body, headers } = await get('/');
      return [body, /sha256-(\w)/.exec(String(headers['content-security-policy']))?.[1]];
    };
    expect(await served()).toEqual(['A', 'A']);
    for (const [before, next] of ['AB', 'BA']) {
      nginx.release(next ?? '');
      expect(await served()).toEqual([before, before]);
      let isReloaded = false;
      const reloaded = nginx.reload().then(() => (isReloaded = true));
      while (!isReloaded) {
        const [page, policy] = await served();
        expect(policy).toBe(page);
      }
      await reloaded;
      expect(await served()).toEqual([next, next]);
      expect(await get('/version.json')).toMatchObject({ body: `"${next}"` });
    }
  });

  it('holds no more bodies of one address open than its share, and says so as the platform would', async () => {
    const options = { method: 'POST', headers: { 'content-length': 100 }, agent: false };
    const held = Array.from({ length: 5 }, () => httpRequest(`${nginx.url}/api/x`, options));
    for (const request of held) request.on('error', () => undefined).write('{');
    let refused = await get('/api/x');
    // nginx counts a request once it has read its head
    while (refused.status === 200) refused = await get('/api/x');
    const headers = { 'retry-after': '5', 'access-control-allow-origin': '*' };
    expect(refused).toMatchObject({ status: 429, headers });
    expect(JSON.parse(refused.body)).toMatchObject({ code: 'A0429', data: { retryAfter: 5 } });
    for (const request of held) request.destroy();
    while (refused.status === 429) refused = await get('/api/x');
    expect(refused.status).toBe(200);
  });

  /** A GET on a connection of its own, since a reload closes idle ones. */
  const get = (path: string, host = '127.0.0.1') =>
    new Promise<{ status?: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
      const options = { headers: { host }, agent: false };
      const request = httpRequest(nginx.url + path, options, (response) => {
        const { statusCode: status = 0, headers } = response;
        text(response).then((body) => resolve({ status, headers, body }), reject);
      });
      request.on('error', reject).end();
    });
});
