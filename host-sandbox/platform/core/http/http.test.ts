import { clientHeader } from '../../testing/api';
import { waitForLogLines, platformFixture } from '../../testing/platform-fixture';

const origin = 'http://host.example.org';
const { platform, send, post, as } = platformFixture({
  env: { LOG_LEVEL: 'trace', ALLOWED_ORIGINS: origin },
});

const menu = '/unify-cms/portal/menu/treeList';

test('a body that is not JSON is rejected', async () => {
  const asText = await post(menu, 'hello', { 'content-type': 'text/plain' });
  expect([asText.status, asText.code]).toEqual([415, 'A0415']);
  const broken = await post(menu, '{"a":');
  expect([broken.status, broken.code]).toEqual([400, 'A0400']);
});

test('a body beyond the limit is rejected', async () => {
  const { status, code } = await post(menu, JSON.stringify({ a: 'x'.repeat(300 * 1024) }));
  expect([status, code]).toEqual([413, 'A0413']);
});

test.each([[{}], [{ 'content-type': 'application/json; charset=utf-8' }]])(
  'a call without input may come without a body, with headers %j too',
  async (headers: Record<string, string>) => {
    const response = await fetch(`${platform.url}/api${menu}`, { method: 'POST', headers });
    expect(response.status).toBe(200);
  },
);

test("an empty body of a call with input is rejected with the missing field's name", async () => {
  const { status, code, msg } = await post('/unify-cms/portal/article/page', '');
  expect([status, code, msg]).toEqual([400, 'A0400', expect.stringMatching(/^current：/)]);
});

test('an unknown path and a wrong method get an error envelope', async () => {
  const unknown = await post('/nowhere', '{}');
  expect([unknown.status, unknown.code, unknown.msg]).toEqual([404, 'A0404', '请求的地址不存在']);
  const wrong = await fetch(`${platform.url}/api${menu}`);
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
  expect(await wrong.json()).toMatchObject({ code: 'A0405' });
});

test.each([
  ['/media/picture/', {}, 403, 'A0403'],
  ['/media/picture/heart.svg', { 'if-match': '"another"' }, 412, 'A0412'],
  ['/media/picture/heart.svg', { range: 'bytes=99999999-' }, 416, 'A0416'],
])('the file %s with headers %j is rejected with %i and the code of that status', async (...given) => {
  const [path, headers, status, code] = given;
  const response = await fetch(platform.url + path, { headers });
  expect([response.status, await response.json()]).toEqual([
    status,
    expect.objectContaining({ code, data: null }),
  ]);
});

test('invalid input is rejected in Chinese with the name of the field', async () => {
  const input = { current: 1, size: 101, query: { articleType: 'news' } };
  const { status, code, msg } = await send('articlePage', input);
  expect([status, code, msg]).toEqual([400, 'A0400', 'size：不能大于 100']);
});

test('a well-formed request id is adopted and otherwise generated, on errors too', async () => {
  const given = await post(menu, '{}', { 'x-request-id': 'abc-12345678' });
  expect(given.headers.get('x-request-id')).toBe('abc-12345678');
  for (const bad of ['short', 'a b c d e f g h', 'x'.repeat(65)]) {
    const { headers } = await post('/nowhere', '{}', { 'x-request-id': bad });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('only an allowed origin may call, and the preflight is cached', async () => {
  const preflight = (from: string) =>
    fetch(`${platform.url}/api${menu}`, {
      method: 'OPTIONS',
      headers: {
        origin: from,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });
  const allowed = await preflight(origin);
  expect(allowed.headers.get('access-control-allow-origin')).toBe(origin);
  expect(allowed.headers.get('access-control-allow-headers')).toBe('authorization');
  expect(allowed.headers.get('access-control-max-age')).toBe('600');
  expect((await preflight('http://evil.example.org')).headers.get('access-control-allow-origin')).toBeNull();
  const response = await post(menu, '{}', { origin });
  expect(response.headers.get('access-control-expose-headers')).toContain('x-request-id');
});

test('another origin may not read the platform at an address with encoded characters either', async () => {
  const allowedOf = async (path: string, method = 'GET') => {
    const headers = { origin: 'http://evil.example.org' };
    const response = await fetch(platform.url + path, { method, headers });
    return [response.status, response.headers.get('access-control-allow-origin')];
  };
  expect(await allowedOf('/sandbox/sms')).toEqual([200, null]);
  expect(await allowedOf('/%73andbox/sms')).toEqual([200, null]);
  expect(await allowedOf('/sandbo%78/sms?phone=13800000004')).toEqual([200, null]);
  expect(await allowedOf(`/%61pi${menu}`, 'POST')).toEqual([200, null]);
});

test('health and readiness respond', async () => {
  for (const path of ['/healthz', '/readyz']) {
    const response = await fetch(platform.url + path);
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  }
});

test('no log line contains a token, a password or an authorization header', async () => {
  const member = await as('trainee');
  await send('userInfo', {}, member);
  await send('login', { username: 'trainee', password: 'Wrong@2026' }, clientHeader);
  await fetch(`${platform.url}/healthz?token=${member.authorization.slice(7)}`);
  await post('/train2/portal/oauth2/token?grant_type=password', '{"password":"Broken@2026"', clientHeader);
  await send('logout', {}, member);
  await waitForLogLines(platform, (line) => line.includes('/logout"'), 1);
  const log = platform.output();
  expect(log).toContain('"requestId"');
  for (const secret of [member.authorization.slice(7), clientHeader.authorization, '@2026', '1380000']) {
    expect(log).not.toContain(secret);
  }
  expect(log.toLowerCase()).not.toContain('authorization');
});
