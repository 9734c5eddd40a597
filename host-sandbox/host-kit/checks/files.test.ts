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
