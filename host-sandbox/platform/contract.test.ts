import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callPath } from '@/contracts/call';
import { calls } from '@/contracts/calls';
import { operatorCommand } from './testing/operator-command';
import { platformFixture } from './testing/platform-fixture';

const { platform } = platformFixture();

const runCheck = operatorCommand('commands/check-platform');
/** Runs `npm run check:platform -- <args>`. */
const check = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => runCheck(env, ...args);

/** Checks a server that returns the same response to every request. */
async function checkServer(status: number, contentType: string, body: string) {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': contentType }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, done));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { code, text } = await check([address]);
  server.closeAllConnections();
  server.close();
  return { address, code, text };
}

test('every declared call fits the contract, and the check reports it without a false alarm', async () => {
  const { code, text } = await check([platform.url, '--write']);
  for (const name of Object.keys(calls)) expect(text).toContain(name);
  expect(text).not.toContain('不符合');
  expect(text).not.toContain('未检查');
  expect(text).not.toContain('没有：');
  expect(code).toBe(0);
}, 30_000);

test('without --write the check only reads, good input first, and lists the skipped calls as JSON', async () => {
  const { code, text } = await check([platform.url, '--json', '--only', 'time']);
  const report = JSON.parse(text) as {
    served: boolean;
    findings: { call: string; result: string }[];
    lacking: object;
  };
  expect([code, report.served, report.lacking]).toEqual([0, true, { needed: [], costs: [] }]);
  const unchecked = report.findings.filter(({ result }) => result === 'unchecked').map(({ call }) => call);
  const writes = Object.entries(calls).filter(
    ([name, { readOnly }]) => !readOnly && !/^log(in|out)$/.test(name),
  );
  expect(unchecked).toEqual(writes.map(([name]) => name));
}, 30_000);

test('the check fails for a platform whose responses do not fit', async () => {
  const { code, text } = await checkServer(200, 'application/json', '{"code":"00000","data":{"records":1}}');
  expect(text).toContain('不符合');
  expect(code).toBe(1);
}, 30_000);

test('the check fails for an address that does not respond, and prints its usage without one', async () => {
  const [silent, without] = await Promise.all([check(['http://localhost:9']), check([])]);
  expect(silent.text).toContain('http://localhost:9/api 处没有平台（没有应答');
  expect(silent.text.trimEnd().split('\n')).toHaveLength(1);
  expect(silent.code).toBe(1);
  expect(without).toEqual({
    code: 1,
    text: expect.stringMatching(
      /^用法：npm run check:platform -- .* \/ usage: npm run check:platform -- http:\/\/host:port\[\/api\] .*\n$/,
    ) as string,
  });
}, 30_000);

test.each([
  [200, 'text/html', '<!doctype html><title>Welcome</title>', '应答不是 JSON'],
  [404, 'application/json', '{"error":"Not Found"}', '应答不是 { code, msg, data }'],
])(
  'an address whose responses (%i %s) are no platform’s gets one line, no table',
  async (...response) => {
    const [status, contentType, body, reason] = response;
    const { address, code, text } = await checkServer(status, contentType, body);
    expect(text.trimEnd().split('\n')).toEqual([
      expect.stringContaining(`${address}/api 处没有平台（${reason}`),
    ]);
    expect(code).toBe(1);
  },
  30_000,
);

test('without a sign-in member calls are reported as skipped', async () => {
  const { code, text } = await check([platform.url], { CHECK_PASSWORD: 'Wrong@2026' });
  expect(text).toMatch(/^login +login .*不符合 wrong：应当成功，却被拒绝/m);
  for (const name of ['profileEdit', 'userInfo', 'messagePage'])
    expect(text).toMatch(
      new RegExp(`^good-input +${name} .*未检查 unchecked：没有登录成功 / the login failed$`, 'm'),
    );
  expect(text).toMatch(/^logout +logout .*未检查 unchecked：没有登录成功 \/ the login failed$/m);
  expect(text).not.toContain('令牌仍然有效');
  expect(text).toMatch(/符合 fits \d+，不符合 wrong 1，未检查 unchecked \d+\n$/);
  expect(code).toBe(1);
}, 30_000);

test('the OpenAPI document lists every call with its access and its schemas', async () => {
  const response = await fetch(`${platform.url}/api/openapi.json`);
  const document = (await response.json()) as { openapi: string; paths: Record<string, { post: object }> };
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths).sort()).toEqual(
    Object.values(calls)
      .map((call) => callPath(call, 'train'))
      .sort(),
  );
  expect(document.paths['/unify-cms/portal/article/page']?.post).toMatchObject({
    security: [],
    requestBody: { content: { 'application/json': { schema: { required: ['current', 'size', 'query'] } } } },
  });
  const byCode = document.paths[callPath(calls.loginByCode, 'train')]?.post;
  expect(byCode).toMatchObject({
    parameters: [
      { name: 'phone', in: 'query', required: true },
      { name: 'code', in: 'query', required: true },
    ],
    responses: { 400: { description: 'A0400、A0220' }, 429: { description: 'A0429' } },
  });
  expect(byCode).not.toHaveProperty('requestBody');
  expect(document.paths[callPath(calls.login, 'train')]?.post).toMatchObject({
    responses: { 400: { description: 'A0400、A0210' }, 423: { description: 'A0211' } },
  });
  expect(document.paths[callPath(calls.phoneEdit, 'train')]?.post).toMatchObject({
    responses: { 401: { description: 'A0401' }, 409: { description: 'A0212、A0231' } },
  });
  expect(document.paths[callPath(calls.userInfo, 'train')]?.post).toMatchObject({
    security: [{ member: [] }],
  });
  expect(document.paths[callPath(calls.projectPage, 'train')]?.post).toMatchObject({
    security: [{}, { member: [] }],
  });
  expect(document.paths[callPath(calls.enrolmentReview, 'train')]?.post).toMatchObject({
    security: [{ member: [] }],
    responses: { 403: { description: 'A0403' } },
  });
});
