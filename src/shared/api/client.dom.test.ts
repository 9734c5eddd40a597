import { defineCall } from '@/contracts/call';
import { noData, userInfo } from '@/contracts/session';
import { setupFaultyServer, sendEnvelope, type ReceivedRequest } from '@/testing/faulty-server';
import { createTestClient, errorOf, listCall } from '@/testing/client-fixture';
import { memoryStorage, prefixedStorage } from '../lib/storage';
import type { ClientDeps } from './client';
import { createRepairLog } from './repair-log';

const loginCall = defineCall({ ...listCall, access: 'client', query: { grant_type: 'password' } });

const server = setupFaultyServer();
const createClient = (deps: Partial<ClientDeps> = {}) => createTestClient(server.url, deps);

describe('the client', () => {
  it.each([200, 0, '200', '00000'])(
    'treats code %j as success and returns the data (R7.33)',
    async (code) => {
      server.respond = (_request, response) => {
        sendEnvelope(response, { code, msg: '', data: ['a'] });
      };
      await expect(createClient().send(listCall, { name: 'x' })).resolves.toEqual(['a']);
    },
  );

  it('uses the HTTP status where the body has no code (R7.32)', async () => {
    for (const body of [{ data: ['a'] }, { code: null, msg: 7, data: ['a'] }]) {
      server.respond = (_request, response) => {
        sendEnvelope(response, body);
      };
      await expect(createClient().send(listCall, { name: 'x' })).resolves.toEqual(['a']);
    }
    server.respond = (_request, response) => {
      sendEnvelope(response, { msg: '坏了' }, 502);
    };
    await expect(errorOf(createClient().send(listCall, { name: 'x' }))).resolves.toMatchObject({
      kind: 'server',
      status: 502,
      message: '坏了',
    });
  });

  it('sends the value by which a platform recognises a browser only where the platform gave one, before a sign-in, and to that platform', async () => {
    let given: object = {};
    server.respond = (_request, response) => {
      for (const [name, value] of Object.entries(given)) response.setHeader(name, value as string);
      sendEnvelope(response, { code: 200, data: [] });
    };
    const storage = prefixedStorage(memoryStorage(), 'portal:');
    const client = createClient({ storage, session: () => ({ token: 't', id: 's' }) });
    const sentBy = async (call: typeof listCall, sender = client) => {
      await sender.send(call, { name: 'x' });
      return server.received.at(-1)?.headers['x-portal-browser'];
    };
    expect(await sentBy(loginCall)).toBeUndefined();
    given = { 'x-portal-browser': 'v1' };
    // A value in the response of another call is not taken.
    expect([await sentBy(listCall), await sentBy(loginCall)]).toEqual([undefined, undefined]);
    given = { 'x-portal-browser': 'v2' };
    expect([await sentBy(loginCall), await sentBy(loginCall)]).toEqual(['v1', 'v2']);
    given = {};
    const challenge = defineCall({ ...listCall, access: 'public', givesBrowserCookie: true });
    for (const call of [listCall, defineCall({ ...listCall, access: 'public' })])
      expect(await sentBy(call)).toBeUndefined();
    expect(await sentBy(challenge)).toBe('v2');
    // The next visit knows it; another platform, and a store of somebody else, do not.
    expect(await sentBy(loginCall, createClient({ storage }))).toBe('v2');
    expect(
      await sentBy(loginCall, createClient({ storage, baseUrl: `${server.url}/other` })),
    ).toBeUndefined();
    expect(await sentBy(loginCall, createClient({ storage: memoryStorage() }))).toBeUndefined();
  });

  it('logs each field of a response that does not fit the contract once, by the paths of call and field and without values', async () => {
    server.respond = (_request, response) => {
      sendEnvelope(response, {
        code: 200,
        data: { username: 'li', avatar: 7, roles: ['a', 7], gender: 'none' },
      });
    };
    const log = jest.fn();
    const client = createClient({ logRepaired: createRepairLog(log) });
    for (const response of [userInfo.response, userInfo.response])
      await client.send(defineCall({ ...listCall, response }), { name: 'x' });
    expect((log.mock.calls as [Error][]).map(([{ message }]) => message)).toEqual(
      ['avatar', 'gender', 'roles'].map(
        (field) =>
          `The response does not fit its contract: ${field} of /{product}2/portal/things was repaired or left out`,
      ),
    );
  });

  it('uses the HTTP status of an empty body for a call without data (R7.32)', async () => {
    const sent = () => createClient().send(defineCall({ ...listCall, response: noData }), { name: 'x' });
    server.respond = (_request, response) => void response.writeHead(200).end();
    await expect(sent()).resolves.toBeNull();
    server.respond = (_request, response) => void response.writeHead(503).end();
    await expect(errorOf(sent())).resolves.toMatchObject({ kind: 'server', status: 503 });
    server.respond = (_request, response) => void response.writeHead(200).end('<html>login</html>');
    await expect(errorOf(sent())).resolves.toMatchObject({ kind: 'contract', status: 406 });
  });

  it('posts UTF-8 JSON to the configured product, without authorization where there is no session (R7.1, R7.5, R7.6, R10.2)', async () => {
    server.respond = (_request, response) => {
      sendEnvelope(response, { code: 200, data: [] });
    };
    await createClient({ product: 'learn' }).send(listCall, { name: '中' });
    const [{ path, method, headers, body }] = server.received as [ReceivedRequest];
    expect([path, method, body]).toEqual(['/learn2/portal/things', 'POST', '{"name":"中"}']);
    expect(headers['content-type']).toBe('application/json;charset=UTF-8');
    expect(headers['x-request-id']).toBe('request-1');
    expect(headers.authorization).toBeUndefined();
  });

  it('sends the whole input in the query where a call declares so, with an empty body (R7.18)', async () => {
    server.respond = (_request, response) => {
      sendEnvelope(response, { code: 200, data: [] });
    };
    await createClient().send(defineCall({ ...loginCall, inputLocation: 'query' }), { name: '中 &=' });
    const [{ path, body }] = server.received as [ReceivedRequest];
    expect(path).toBe('/train2/portal/things?grant_type=password&name=%E4%B8%AD+%26%3D');
    expect(body).toBe('{}');
  });

  it('passes on the data of an error, such as when to retry', async () => {
    server.respond = (_request, response) => {
      sendEnvelope(response, { code: 'A0429', msg: '慢', data: { retryAfter: 30 } }, 429);
    };
    await expect(errorOf(createClient().send(listCall, { name: 'x' }))).resolves.toMatchObject({
      kind: 'tooMany',
      data: { retryAfter: 30 },
    });
  });

  it('sends the session as a bearer token, and the client header instead at login (R7.1, R7.8)', async () => {
    server.respond = (_request, response) => {
      sendEnvelope(response, { code: 200, data: [] });
    };
    const basic = { id: 'unit', secret: 's3:cret' };
    const client = createClient({ basic, session: () => ({ token: 't1', id: 's1' }) });
    await client.send(listCall, { name: 'x' });
    await client.send(loginCall, { name: 'x' });
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer t1',
      `Basic ${btoa('unit:s3:cret')}`,
    ]);
    expect(server.received[1]?.path).toBe('/train2/portal/things?grant_type=password');
  });

  it('sends the headers of the caller in addition to its own, which they cannot replace (R7.8)', async () => {
    server.respond = (_request, response) => {
      sendEnvelope(response, { code: 200, data: [] });
    };
    const headers = { 'Accept-Language': 'zh', authorization: 'Bearer theirs', 'content-type': 'text/plain' };
    await createClient().send(loginCall, { name: 'x' }, { headers });
    expect(server.received[0]?.headers).toMatchObject({
      'accept-language': 'zh',
      authorization: `Basic ${btoa('portal:portal')}`,
      'content-type': 'application/json;charset=UTF-8',
      'x-request-id': 'request-1',
    });
  });

  it('uses a preloaded response if it succeeded, and sends the request otherwise', async () => {
    server.respond = (_request, response) => {
      sendEnvelope(response, { code: 200, data: ['late'] });
    };
    const preloaded = (status: number) => () =>
      Promise.resolve({ status, statusText: '', text: '{"code":200,"data":["early"]}', requestId: '' });
    await expect(createClient({ preloaded: preloaded(200) }).send(listCall, { name: 'x' })).resolves.toEqual([
      'early',
    ]);
    await expect(createClient({ preloaded: preloaded(500) }).send(listCall, { name: 'x' })).resolves.toEqual([
      'late',
    ]);
    await expect(
      createClient({ preloaded: () => Promise.reject(new Error('offline')) }).send(listCall, { name: 'x' }),
    ).resolves.toEqual(['late']);
  });
});
