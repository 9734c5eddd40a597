import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { platformFixture } from '../../testing/platform-fixture';

const { platform } = platformFixture();

/** Sends raw text and returns the parts of the response. */
async function sendRaw(request: string) {
  const socket = connect(platform.port, 'localhost');
  socket.write(request);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [statusLine, ...headers] = head.split('\r\n');
  return { status: Number(statusLine?.split(' ')[1]), headers: headers.join('\n'), body };
}

function request(method: string, path: string, headers: readonly string[] = [], body = ''): string {
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

const menu = '/api/unify-cms/portal/menu/treeList';
const json = 'Content-Type: application/json';

test.each([
  ['an address that cannot be decoded', request('GET', '/%zz'), 400, 'A0400'],
  ['a call whose address cannot be decoded', request('POST', '/api/%zz', [json]), 400, 'A0400'],
  ['an address above its folder', request('GET', '/media/picture/../../data.key'), 403, 'A0403'],
  ['an address that is too long', request('GET', `/${'a'.repeat(20_000)}`), 431, 'A0400'],
  ['headers that are too long', request('GET', '/healthz', [`A: ${'a'.repeat(20_000)}`]), 431, 'A0400'],
  ['a method that HTTP does not know', request('PORTAL', '/healthz'), 400, 'A0400'],
  ['a method that nothing here knows', request('PROPFIND', '/healthz'), 404, 'A0404'],
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'A0400'],
  ['a length that is none', request('POST', menu, [json, 'Content-Length: x'], '{}'), 400, 'A0400'],
  [
    'chunks that are none',
    request('POST', menu, [json, 'Transfer-Encoding: chunked'], 'zz\r\n'),
    411,
    'A0400',
  ],
  ['JSON that is cut off', request('POST', menu, [json, 'Content-Length: 5'], '{"a":'), 400, 'A0400'],
  [
    'a content type that is none',
    request('POST', menu, ['Content-Type: ;', 'Content-Length: 2'], '{}'),
    415,
    'A0415',
  ],
  ['a body that is too large', request('POST', menu, [json, 'Content-Length: 99999999'], '{}'), 413, 'A0413'],
])('%s gets an envelope and a request id, and the platform keeps running (R10.35)', async (...given) => {
  const [, raw, status, code] = given;
  const response = await sendRaw(raw);
  expect(response.status).toBe(status);
  expect(response.headers).toMatch(/^x-request-id: [\w-]{8,64}$/im);
  expect(response.headers).toMatch(/^content-type: application\/json/im);
  expect(JSON.parse(response.body)).toEqual({
    code,
    msg: expect.stringMatching(/[\u4e00-\u9fff]/),
    data: null,
  });
  expect((await fetch(`${platform.url}/healthz`)).status).toBe(200);
});

test('an OPTIONS request that is no preflight and an unknown expectation are not errors', async () => {
  expect(await sendRaw(request('OPTIONS', menu))).toMatchObject({ status: 204, body: '' });
  expect(await sendRaw(request('GET', '/healthz', ['Expect: wonders']))).toMatchObject({ status: 200 });
});
