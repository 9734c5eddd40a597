import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { callPath } from '@/contracts/call';
import { calls, type CallName } from '@/contracts/calls';
import { requestIdHeader } from '@/contracts/envelope';
import { bundledProgram } from '../../testing/build-cache';
import { platformFixture, waitForLogLines } from '../../testing/platform-fixture';
import { projectRoot } from '../../testing/project-root';
import { describeTrace } from './describe';
import { findLines } from './find-lines';
import { createFrameMapper } from './map-frame';
import { sqlFaults } from './planted-faults';

const { platform, send, post, as, solveCaptcha } = platformFixture({
  controlled: true,
  env: { LOG_LEVEL: 'info', CONTACT_LIMIT: '1000', VERIFY_LIMIT: '1' },
});

/** Data of a person in a contact message, none of which may be in a log. */
const personal = { name: '沈知远', replyTo: '13912345678', text: '请回电' };

let faults = 0;
const newNumber = () => `planted-fault-${(faults += 1)}`;
const numbered = (number: string) => ({ [requestIdHeader]: number });
const plant = (...statements: readonly string[]) => platform.control({ statements });

/** The trace of a number, once its last log line is written. */
async function traceOf(number: string, mapFrame = (frame: string) => frame): Promise<string> {
  await waitForLogLines(
    platform,
    (line) => line.includes(number) && /"msg":"(answered|caller left|browser error)"/.test(line),
    1,
  );
  return describeTrace(number, await findLines(platform.output().split('\n'), number), mapFrame);
}

const inputs: Partial<Record<CallName, () => Promise<object>>> = {
  articlePage: () => Promise.resolve({ current: 1, size: 10, query: { articleType: 'news' } }),
  bannerList: () => Promise.resolve({}),
  contactSend: async () => ({ contactId: '1', ...personal, captcha: await solveCaptcha() }),
};

describe('The number of an error finds its cause', () => {
  beforeAll(async () => {
    const input = await inputs.contactSend?.();
    expect(await send('contactSend', input)).toMatchObject({ status: 200 });
  });

  test.each(sqlFaults)('in the database: $name', async ({ plant: broken, remove, call, finds }) => {
    const input = await inputs[call]?.();
    await plant(...broken);
    const number = newNumber();
    const { status } = await send(call, input, numbered(number));
    await plant(...remove);
    const trace = await traceOf(number);
    expect(trace).toContain('失败的 SQL 语句');
    for (const part of [...finds, calls[call].path, '状态 500']) expect(trace).toContain(part);
    for (const value of Object.values(personal)) expect(trace).not.toContain(value);
    expect(status).toBe(500);
    expect(await send(call, await inputs[call]?.())).toMatchObject({ status: 200 });
  });

  test('in the connection to the database, before and inside a transaction', async () => {
    const member = await as('trainee');
    for (const query of [1, 2, 3]) {
      const number = newNumber();
      await platform.control({ failAtQuery: query });
      await send('enrol', { projectId: '1' }, { ...member, ...numbered(number) });
      await platform.control({ failAtQuery: null });
      const trace = await traceOf(number);
      for (const part of ['失败的 SQL 语句', 'ECONNRESET', '状态 503', 'Error: ', '/enrolment/enrol'])
        expect(trace).toContain(part);
    }
  });

  test('in data that does not fit the contract, and in a ciphertext that is damaged', async () => {
    const row = '(select id from banners limit 1)';
    await plant(`update banners set image = '' where id = ${row}`);
    const wrong = newNumber();
    await send('bannerList', {}, numbered(wrong));
    await plant(`update banners set image = 'picture/heart.svg' where id = ${row}`);
    const trace = await traceOf(wrong);
    for (const part of ['应答不符合接口约定', '0.image', '状态 500']) expect(trace).toContain(part);

    const member = await as('trainee');
    await plant("update users set id_number_sealed = 'v1.AAAA' where username = 'trainee'");
    const damaged = newNumber();
    await send('profile', {}, { ...member, ...numbered(damaged) });
    const found = await traceOf(damaged);
    for (const part of ['ID number not readable', 'decrypt', '状态 200']) expect(found).toContain(part);
  });

  test('in a request: too large, too many, unknown, unreadable, or given up by the browser', async () => {
    const numberOf = async (request: (number: string) => Promise<unknown>) => {
      const number = newNumber();
      await request(number);
      return traceOf(number);
    };
    const large = await numberOf((number) =>
      post('/unify-cms/portal/menu/treeList', 'x'.repeat(300_000), numbered(number)),
    );
    expect(large).toContain('状态 413');
    await send('certificateVerify', { number: 'TC0000' });
    const often = await numberOf((number) =>
      send('certificateVerify', { number: 'TC0000' }, numbered(number)),
    );
    expect(often).toMatch(/certificate\/verify，状态 429/);
    const gone = await numberOf((number) =>
      fetch(`${platform.url}/media/picture/gone.svg`, { headers: numbered(number) }),
    );
    expect(gone).toContain('GET /media/picture/gone.svg，状态 404');
    const broken = await numberOf((number) => fetch(`${platform.url}/%zz`, { headers: numbered(number) }));
    expect(broken).toContain('状态 400');

    const member = await as('trainee');
    await platform.control({ pauseTransactions: true });
    const left = await numberOf((number) =>
      fetch(`${platform.url}/api${callPath(calls.certificateIssue, 'train')}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...member, ...numbered(number) },
        body: '{"projectId":"1"}',
        signal: AbortSignal.timeout(300),
      }).catch(() => undefined),
    );
    await platform.control({ pauseTransactions: false });
    expect(left).toContain('浏览器没有等到应答');

    const socket = connect(platform.port, '127.0.0.1');
    socket.write(`GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`);
    const [, number = ''] = /x-request-id: (\S+)/.exec(await text(socket)) ?? [];
    expect(await traceOf(number)).toMatch(/不是 HTTP 请求，状态 431/);
  });

  test('in the browser, with its place in the sources and without what a browser must not send', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'maps-'));
    try {
      const maps = join(folder, 'maps');
      mkdirSync(maps);
      const source = {
        version: 3,
        sources: ['../../src/pages/a.tsx'],
        names: ['Page'],
        mappings: 'AAAA,UACCA',
      };
      writeFileSync(join(maps, 'a-page-B1x.js.map'), JSON.stringify(source));
      const number = newNumber();
      const stack = [
        'TypeError: phone 13912345678',
        '    at Xe (https://portal.example.org/y/assets/a-page-B1x.js:1:11)',
        'Ye@https://portal.example.org/assets/a-page-B1x.js?retry=1:1:1',
        '    at evil (https://evil.example/secret.html:1:1)',
      ].join('\n');
      const report = { number, page: '/article/3', message: `TypeError: phone ${personal.replyTo}`, stack };
      expect(await send('errorReport', report)).toMatchObject({ status: 200, data: null });
      const trace = await traceOf(number, createFrameMapper([maps]));
      for (const part of ['浏览器中的错误', '页面：/article/3', 'TypeError: phone …'])
        expect(trace).toContain(part);
      expect(trace.match(/ {4}at .*/g)).toEqual([
        '    at src/pages/a.tsx:2:2 (Page)',
        '    at src/pages/a.tsx:1:1',
      ]);

      // The command itself, on the log as a file and with a line of nginx.
      const log = join(folder, 'portal.log');
      writeFileSync(log, `${platform.output()}\n203.0.113.9 POST "/api/x" 502 ${number}\n`);
      const run = (program: readonly string[], ...args: string[]) =>
        spawnSync(process.execPath, [...program, ...args], { cwd: projectRoot(), encoding: 'utf8' });
      const found = run(
        ['--import', 'tsx', 'host-sandbox/platform/commands/trace.ts'],
        number,
        log,
        `--maps=${maps}`,
      );
      expect([found.status, found.stdout]).toEqual([
        0,
        expect.stringContaining('    at src/pages/a.tsx:2:2 (Page)'),
      ]);
      expect(found.stdout).toContain(`"/api/x" 502 ${number}`);
      const bundle = [await bundledProgram('platform/commands/trace')];
      const hyphen = run(bundle, '-V1StGXR8_Z5jdHi6B-myT', log, `--maps=${maps}`);
      expect([hyphen.status, hyphen.stdout]).toEqual([1, expect.stringContaining('没有到达平台')]);
      const nothing = run(bundle, 'no-such-number', log);
      expect([nothing.status, nothing.stdout]).toEqual([1, expect.stringContaining('没有到达平台')]);
      expect(run(bundle, 'x', log)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('npm run trace') as string,
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('in the browser, by whatever strangers write: nothing reaches the terminal, and no section is forged', async () => {
    const [esc, st] = ['\u001B', '\u009C'];
    const forged = '【请求】2026-01-01T00:00:00.000Z\nPOST /api/x，状态 200，用户 1';
    const texts = [
      `${esc}]52;c;cm0gLXJmIC8=\u0007`,
      `${esc}[2J${esc}[H`,
      `\u009B31m\u009D0;title${st}`,
      `a\n\n${forged}`,
      `a\r\n${forged}`,
      `a\r${forged}`,
      `a\u2028${forged}\u2029\u0085`,
      `${' '.repeat(200)}${forged}`,
      '\u202Eevil\u2066\u200F',
      'ok\b\b\u007F\0',
      `错误编号 other-number\n\n${forged}`,
    ];
    for (const message of texts) {
      const number = newNumber();
      const report = {
        number,
        page: `/${message}`.slice(0, 200),
        message,
        stack: `${message}\n at x (/a.js:1:1)`,
      };
      expect(await send('errorReport', report)).toMatchObject({ status: 200 });
      const trace = await traceOf(number);
      expect(trace.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(trace.match(/【.*?】/g)).toEqual(['【浏览器中的错误】']);
      const own = trace.split('\n').filter((line) => line !== '' && !line.startsWith('    '));
      expect(own.map((line) => line.slice(0, 4))).toEqual(['错误编号', '【浏览器']);
    }
    // nor does the log itself, which operators read with tail and journalctl
    expect(platform.output().replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    const other = describeTrace('n', [{ msg: 'other', text: `${esc}[31m ${forged}` }], (frame) => frame);
    expect(other.match(/【.*?】/g)).toEqual(['【其他日志】']);
    expect(other).not.toContain(esc);
  });

  test('that browsers report is logged so many times a minute, and no line holds a name or a phone', async () => {
    const report = { page: '/', message: 'again', stack: '' };
    for (let index = 0; index < 130; index += 1)
      await send('errorReport', { ...report, number: `flood-of-reports-${index}` });
    const lines = platform
      .output()
      .split('\n')
      .filter((line) => line.includes('"again"'));
    // the share of one network in a minute; the flood may reach into the next one
    expect(lines.length).toBeGreaterThanOrEqual(1);
    expect(lines.length).toBeLessThanOrEqual(40);
    for (const value of Object.values(personal)) expect(platform.output()).not.toContain(value);
  });
});
