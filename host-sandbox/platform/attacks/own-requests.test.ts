import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { callRequest, type Call } from '@/contracts/call';
import { calls, type CallName } from '@/contracts/calls';
import { inputOf as sampleInput } from '../../kits/platform/inputs';
import { clientHeader } from '../testing/api';
import { platformFixture } from '../testing/platform-fixture';

/** A server of an attacker; it counts every connection. */
let trap: Server;
let connections = 0;
/** The SMS gateway of the configuration: the one address that the platform may call. */
let gateway: Server;
const deliveries: string[] = [];
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const env: Record<string, string> = { SIGN_IN_LIMIT: '100000', VERIFY_LIMIT: '100000' };

beforeAll(async () => {
  trap = createServer((_request, response) => void response.end('{}')).on('connection', () => {
    connections += 1;
  });
  gateway = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => deliveries.push(text));
    // a compromised gateway
    response.writeHead(302, { location: `http://127.0.0.1:${portOf(trap)}/` }).end();
  });
  for (const server of [trap, gateway]) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  env.SMS_GATEWAY_URL = `http://127.0.0.1:${portOf(gateway)}/`;
});
afterAll(() => {
  for (const server of [trap, gateway]) {
    server.closeAllConnections();
    server.close();
  }
});

const { platform, send, post, as, receiveSmsCode, registerPerson } = platformFixture({ env });
const trapUrl = () => `http://127.0.0.1:${portOf(trap)}/taken`;
const entries = Object.entries(calls) as [CallName, Call][];
const known = { username: 'newcomer', password: 'Newcomer@2026', articleId: '1', attachmentId: '1' };
const inputOf = (name: CallName) =>
  sampleInput(name, { ...known, projectId: '1', hospitalId: '1', profile: {} }) as Record<
    string,
    unknown
  > | null;

/** Sends raw text to the platform's port and waits for the end of the connection. */
async function sendRaw(text: string): Promise<void> {
  const socket = connect(platform.port, '127.0.0.1').resume();
  const closed = new Promise((done) => socket.on('error', done).on('close', done));
  socket.end(text.replaceAll('\n', '\r\n'));
  await closed;
}

test('an address in any field of any call makes the platform request nothing', async () => {
  const headersOf = { trainee: await as('newcomer'), admin: await as('admin') };
  for (const [name, call] of entries) {
    if (name === 'logout' || name === 'accountClose') continue;
    const headers =
      call.access === 'client' ? clientHeader : call.role === 'admin' ? headersOf.admin : headersOf.trainee;
    const input = inputOf(name) ?? {};
    const fields = [...Object.keys(input), 'url', 'callback'];
    const together = Object.fromEntries(fields.map((field) => [field, trapUrl()]));
    // `npm run soak` puts it into one field after the other, next to valid ones
    const each = process.env.SOAK ? fields.map((field) => ({ ...input, [field]: trapUrl() })) : [];
    for (const hostile of [together, { ...input, url: trapUrl(), callback: trapUrl() }, ...each]) {
      const { address, body } = callRequest(call, 'train', hostile);
      await post(address, JSON.stringify(body), headers);
    }
  }
  expect(connections).toBe(0);
}, 60_000);

test('pictures, links, frames and entities of a text or a picture are requested by nobody', async () => {
  const admin = await as('admin');
  const url = trapUrl();
  const html = [
    ...[`<p>正文</p><img src="${url}"><a href="${url}">一</a><iframe src="${url}"></iframe>`],
    ...[`<svg><image href="${url}"/><use xlink:href="${url}"/></svg><link rel="stylesheet" href="${url}">`],
    ...[`<style>@import url(${url})</style><p style="background:url(${url})">二</p>`],
    `<video src="${url}" poster="${url}"></video><object data="${url}"></object>`,
  ].join('');
  const svg = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "${url}">]><svg xmlns="http://www.w3.org/2000/svg"><image href="${url}"/><text>&x;</text></svg>`;
  const article = { ...inputOf('articleEdit'), id: null, categoryId: null, content: html };
  const preview = await send('articlePreview', { content: html }, admin);
  const edit = await send('articleEdit', article, admin);
  const avatar = await send('avatarEdit', { image: Buffer.from(svg).toString('base64') }, admin);
  expect([preview.status, edit.status, avatar.code, connections]).toEqual([200, 200, 'A0250', 0]);
});

test('the platform is no proxy: neither a request line nor a header sends it elsewhere', async () => {
  const host = `127.0.0.1:${portOf(trap)}`;
  for (const line of [
    ...[`GET ${trapUrl()} HTTP/1.1`, `CONNECT ${host} HTTP/1.1`, `POST ${trapUrl()} HTTP/1.1`],
    ...[`GET //${host}/ HTTP/1.1`, `GET /media/${trapUrl()} HTTP/1.1`, `GET /media/..//${host}/ HTTP/1.1`],
  ])
    await sendRaw(`${line}\nHost: ${host}\nConnection: close\n\n`);
  for (const name of [
    'x-forwarded-host',
    'forwarded',
    'x-original-url',
    'x-rewrite-url',
    'referer',
    'origin',
  ])
    await send('menuTree', {}, { [name]: name === 'forwarded' ? `host=${host};proto=http` : trapUrl() });
  expect(connections).toBe(0);
});

test('a code goes to the configured gateway alone, also when that redirects to another address', async () => {
  const { phone } = await registerPerson();
  await receiveSmsCode('sendLoginCode', phone).catch(() => undefined);
  expect([deliveries.length > 0, connections]).toEqual([true, 0]);
});
