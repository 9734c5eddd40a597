import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import type { LabFaults } from './lab/faults';
import { registerLab } from './lab-server';

const received: string[] = [];
let servers: Server[];
let lab: FastifyInstance;
let foreign: string;

/** A server that notes each request and answers it. */
async function startServer(name: string): Promise<[server: Server, host: string]> {
  const server = createServer(({ method, url }, response) => {
    received.push(`${name} ${method} ${url}`);
    response.end(`answer of ${name}`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return [server, `127.0.0.1:${(server.address() as AddressInfo).port}`];
}

beforeAll(async () => {
  const [portal, host] = await startServer('portal');
  const [other, otherHost] = await startServer('other');
  servers = [portal, other];
  foreign = otherHost;
  lab = fastify();
  registerLab(lab, `http://${host}/`, `http://${host}/api`);
  await lab.ready();
});
beforeEach(() => {
  received.length = 0;
});
afterAll(async () => {
  await lab.close();
  for (const server of servers) server.close();
});

const setFaults = (faults: LabFaults) => lab.inject({ method: 'PUT', url: '/lab/at/one', payload: faults });

test('the lab passes requests on to the portal and its platform', async () => {
  const file = await lab.inject('/lab/at/one/assets/index.js?v=1');
  const call = await lab.inject('/lab/at/one/api/unify-cms/portal/dict');
  expect([file.body, call.body]).toEqual(['answer of portal', 'answer of portal']);
  expect(received).toEqual(['portal GET /assets/index.js?v=1', 'portal GET /api/unify-cms/portal/dict']);
});

test.each([
  ['an address', (host: string) => `http://${host}/secret`],
  ['an encoded address', (host: string) => encodeURIComponent(`http://${host}/secret`)],
  ['an address without a scheme', (host: string) => `//${host}/secret`],
  ['backslashes', (host: string) => encodeURIComponent(`\\\\${host}\\secret`)],
  ['a slash and a backslash', (host: string) => encodeURIComponent(`/\\${host}/secret`)],
  ['a file', () => 'file:///etc/hostname'],
  ['an invalid address', () => encodeURIComponent('http://[')],
])('the lab reaches no server but the portal: %s in its path is missing', async (_kind, pathOf) => {
  const { statusCode, body } = await lab.inject(`/lab/at/one/${pathOf(foreign)}`);
  expect([statusCode, body]).toEqual([404, 'not found']);
  expect(received).toEqual([]);
});

test('a call that the lab answers with a fault does not reach the platform', async () => {
  await setFaults({ platform: 'rejected' });
  const { body } = await lab.inject({ method: 'POST', url: '/lab/at/one/api/train2/portal/enrol' });
  expect(body).not.toBe('answer of portal');
  expect(received).toEqual([]);
  await setFaults({});
});
