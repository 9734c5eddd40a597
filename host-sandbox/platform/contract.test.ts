import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { spawn } from 'node:child_process';
import { callPath } from '@/contracts/call';
import { calls } from '@/contracts/calls';
import { type RunningPlatform, startPlatform } from '../seeded-copy';
import { projectRoot } from './testing/project-root';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await startPlatform();
}, 60_000);
afterAll(() => platform.stop());

/** Runs `check-platform.ts` and gives what it printed and its exit code. */
function check(...args: string[]): Promise<{ code: number | null; text: string }> {
  const root = projectRoot();
  const child = spawn(process.execPath, ['--import', 'tsx', 'host-sandbox/check-platform.ts', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH },
  });
  let text = '';
  child.stdout.on('data', (part: Buffer) => (text += part.toString()));
  child.stderr.on('data', (part: Buffer) => (text += part.toString()));
  return new Promise((done) => child.once('close', (code) => done({ code, text })));
}

test('every declared call answers as the contract says, and the check says so', async () => {
  const { code, text } = await check(platform.url);
  for (const name of Object.keys(calls)) expect(text).toContain(name);
  expect(text).not.toContain('不符合');
  expect(text).not.toContain('未检查');
  expect(code).toBe(0);
}, 30_000);

test('the check fails for a platform whose answers do not fit', async () => {
  const broken = createServer((_request, response) => response.end('{"code":"00000","data":{"records":1}}'));
  await new Promise<void>((done) => broken.listen(0, done));
  const { code, text } = await check(`http://localhost:${(broken.address() as AddressInfo).port}`);
  broken.closeAllConnections();
  broken.close();
  expect(text).toContain('不符合');
  expect(code).toBe(1);
}, 30_000);

test('the check fails for an address where nobody answers, and explains its use without one', async () => {
  const [silent, without] = await Promise.all([check('http://localhost:9'), check()]);
  expect(silent.text).toContain('没有应答');
  expect(silent.code).toBe(1);
  expect(without).toEqual({
    code: 1,
    text:
      '用法：npm run check:platform -- http://主机:端口[/api] / ' +
      'usage: npm run check:platform -- http://host:port[/api]\n',
  });
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
});
