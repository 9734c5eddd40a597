import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { platformFixture, waitForLogLines } from '../testing/platform-fixture';

const metricsToken = 'monitor-'.repeat(4);
const { platform, post } = platformFixture({
  env: {
    LOG_LEVEL: 'info',
    HSTS_DAYS: '365',
    SECURITY_CONTACT: 'mailto:security@example.org',
    METRICS_TOKEN: metricsToken,
  },
});
const get = (path: string) => fetch(platform.url + path);

test('no response, also no error, is guessed to be of another type or requested over plain http again', async () => {
  const responses = [
    await post('/unify-cms/portal/menu/treeList', '{}'),
    await post('/nowhere', '{}'),
    await post('/train2/portal/userInfo', '{'),
    ...(await Promise.all(
      ['/healthz', '/api/openapi.json', '/media/picture/heart.svg', '/media/gone', '/%zz'].map(get),
    )),
  ];
  for (const { status, headers } of responses)
    expect([status, headers.get('x-content-type-options'), headers.get('strict-transport-security')]).toEqual(
      [status, 'nosniff', 'max-age=31536000'],
    );
});

test('security.txt names the contact for reports of security holes', async () => {
  const response = await get('/.well-known/security.txt');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:security@example\.org$/m);
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
  expect(expires - Date.now()).toBeGreaterThan(30 * 24 * 60 * 60 * 1000);
});

test('only the monitor can read the metrics, with durations by route, waiting work, and no personal data', async () => {
  await post('/train2/portal/certificate/verify', '{"number":"ODT-2026-ABCDE1"}');
  const metrics = (authorization?: string) =>
    fetch(`${platform.url}/metrics`, authorization ? { headers: { authorization } } : {});
  const refused = await Promise.all([metrics(), metrics('Bearer '), metrics(`Bearer ${metricsToken}x`)]);
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
  const text = await (await metrics(`Bearer ${metricsToken}`)).text();
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
  expect(text).toMatch(
    /^http_request_duration_seconds_count\{method="POST",route="\/api\/train2\/portal\/certificate\/verify",status="\d+"\} 1$/m,
  );
  expect(text).toMatch(/^reports_waiting 0$/m);
  expect(text).toMatch(/^reports_running 0$/m);
  expect(text).toMatch(/^deliveries_waiting \d+$/m);
  expect(text).toMatch(/^sms_failed_total 0$/m);
  expect(text).toMatch(/^backup_age_seconds (Inf|\+Inf)$/m);
  if (process.env.TEST_DATABASE_URL) expect(text).toMatch(/^database_connections [1-9]/m);
  expect(text).toMatch(/route="none",status="404"|route="\/metrics",status="404"/);
  expect(text).not.toContain('ODT-2026');
  const alerts = readFileSync(join(__dirname, '../ops/production/prometheus-rules.yml'), 'utf8');
  const used = [...alerts.matchAll(/[a-z]+(?:_[a-z\d]+)+/g)].map(([name]) => name);
  expect(used.length).toBeGreaterThan(5);
  // the embedded database has no connections
  expect(used.filter((name) => !name.startsWith('database_') && !text.includes(`\n${name}`))).toEqual([]);
});

describe('reports of the Content-Security-Policy', () => {
  const send = (type: string, body: string) =>
    fetch(`${platform.url}/api/csp-reports`, { method: 'POST', headers: { 'content-type': type }, body });
  const secret = 'phone=13800000001&code=123456';
  const isReport = (line: string) => line.includes('"csp violation"');

  test('are logged by directive, page and source, without queries, fragments and samples', async () => {
    const old = {
      'document-uri': `https://portal.example/index.html?${secret}#/verify?${secret}`,
      'effective-directive': 'script-src-elem',
      'blocked-uri': `https://evil.example/a.js?${secret}`,
      'source-file': `https://portal.example/assets/x.js?${secret}`,
      'line-number': 7,
      'script-sample': secret,
    };
    const body = {
      documentURL: old['document-uri'],
      effectiveDirective: 'img-src',
      blockedURL: `data:${secret}`,
      sample: secret,
    };
    const [one, two] = [
      await send('application/csp-report', JSON.stringify({ 'csp-report': old })),
      await send('application/reports+json', JSON.stringify([{ type: 'csp-violation', body }])),
    ];
    expect([one.status, two.status]).toEqual([204, 204]);
    const lines = await waitForLogLines(platform, isReport, 2);
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      {
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        page: '/index.html',
        source: '/assets/x.js',
        line: 7,
      },
      { directive: 'img-src', blocked: 'data', page: '/index.html', source: '', line: 0 },
    ]);
    expect(platform.output()).not.toMatch(/13800000001|123456/);
  });

  test('only some reports of a flood are logged, and invalid reports are rejected or ignored', async () => {
    const report = JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src' } });
    for (let round = 0; round < 20; round += 1)
      await Promise.all(Array.from({ length: 10 }, () => send('application/csp-report', report)));
    const odd = await Promise.all([
      send('application/csp-report', '[1, null, {"csp-report": []}]'),
      send('application/csp-report', '{"csp-report":{"effective-directive":"x\\ny","blocked-uri":{}}}'),
      send('application/csp-report', `"${'x'.repeat(40_000)}"`),
      send('application/csp-report', '{'),
      send('text/html', report),
    ]);
    expect(odd.map(({ status }) => status)).toEqual([204, 204, 413, 400, 415]);
    await waitForLogLines(platform, (line) => line.includes('"status":415'), 1);
    // ten a minute of one network are logged; a minute may have begun between them
    const logged = platform.output().split('\n').filter(isReport).length;
    expect(logged).toBeGreaterThanOrEqual(10);
    expect(logged).toBeLessThanOrEqual(20);
  });
});
