import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Visit } from '../visit';
import { checkFiles } from './files';

test('A release file that the server answers with a page is a finding, and does not end the check', async () => {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>宿主</title>');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const portal = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const visit: Partial<Visit> = {
    page: { url: () => 'http://host.example/' } as Visit['page'],
    entry: () => `${portal}/`,
    requests: [{ url: `${portal}/assets/index-own.js`, type: 'script', token: '' }],
    failures: [],
    lines: [],
  };
  const findings = await checkFiles(visit as Visit);
  server.close();
  expect(findings.map(({ check, result }) => [check, result])).toEqual([
    ['files', 'fits'],
    ['platform', 'fits'],
    ['version', 'untried'],
  ]);
  expect(findings[2]?.note).toContain(`${portal}/version.json`);
});

test.each([
  ['a call of the host that ends with a slash', 'http://host.example/api/list/', 'HTTP 404', [], 'fits'],
  ['a page of another site', 'https://ads.example/frame.html', 'HTTP 503', [], 'fits'],
  ['a script of the portal', 'http://portal.example/y/assets/portal-a.js', 'HTTP 404', [], 'fault'],
  ['the portal’s page', 'http://portal.example/y/', 'HTTP 500', [], 'fault'],
  [
    'an entry that is asked for with cookies',
    'http://portal.example/y/',
    'net::ERR_FAILED',
    [
      "Access to fetch at 'http://portal.example/y/' from origin 'http://host.example' has been blocked by CORS policy: The value of the 'Access-Control-Allow-Origin' header in the response must not be the wildcard '*' when the request's credentials mode is 'include'.",
    ],
    'fault',
  ],
] as const)(
  'A failure of %s is one of the portal’s files or not',
  async (_what, url, reason, lines, result) => {
    const visit: Partial<Visit> = {
      page: { url: () => 'http://host.example/' } as Visit['page'],
      entry: () => '',
      requests: [{ url: 'http://portal.example/y/portal.js', type: 'script', token: '' }],
      failures: [{ url, reason }],
      lines,
    };
    const [files] = await checkFiles(visit as Visit);
    expect(files?.result).toBe(result);
    if (lines.length > 0) expect(files?.fault).toBe('files-credentials');
  },
);
