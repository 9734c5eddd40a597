import { launchPlatform } from '../../platform/testing/launch-platform';

test('the sample host runs by itself, in front of a portal on another address', async () => {
  const env = { HOST_PORT: '0', PORTAL_URL: 'https://portal.example.org' };
  const child = launchPlatform(env, 'host-sandbox/shell/server/main.ts');
  const response = await fetch(`http://localhost:${await child.listening}/shell-config.json`);
  expect(await response.json()).toMatchObject({
    portalEntry: 'https://portal.example.org/',
    apiBase: 'https://portal.example.org/api',
  });
  expect(response.headers.get('content-security-policy')).toContain(
    "connect-src 'self' https://portal.example.org;",
  );
  await child.kill('SIGTERM');
  expect([await child.exited, child.output()]).toEqual([0, '']);
});
