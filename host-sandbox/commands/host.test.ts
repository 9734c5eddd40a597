import { StartupError } from '../platform/core/process/startup-error';
import { readSettings } from '../platform/core/settings/read-settings';
import { launchPlatform } from '../platform/testing/launch-platform';
import type { ShellServerConfig } from '../shell/server/shell-server';
import { serveShell, shellServerConfig } from './serve-host';

test('the sample host runs by itself, in front of a portal on another address', async () => {
  const env = { HOST_PORT: '0', PORTAL_URL: 'https://portal.example.org' };
  const child = launchPlatform(env, 'host-sandbox/commands/host.ts');
  const response = await fetch(`http://localhost:${await child.listening}/shell-config.json`);
  const config = (await response.json()) as ShellServerConfig;
  expect(config).toMatchObject({
    portalEntry: 'https://portal.example.org/',
    apiBase: 'https://portal.example.org/api',
  });
  expect(config).not.toHaveProperty('sampleAccount');
  expect(response.headers.get('content-security-policy')).toContain(
    "connect-src 'self' https://portal.example.org;",
  );
  await child.kill('SIGTERM');
  expect([await child.exited, child.output()]).toEqual([0, '']);
});

test('the sign-in form gets an account for the sample platform alone', () => {
  const accountOf = (env: Record<string, string>) =>
    shellServerConfig(readSettings(env), 'http://localhost:11000').sampleAccount;
  expect(accountOf({})).toEqual({ username: 'trainee', password: 'Trainee@2026' });
  expect(accountOf({ DATABASE_URL: 'postgres://portal:secret@localhost/portal' })).toBeUndefined();
});

test('a sample host that is not built does not start, and says what to run', async () => {
  const listener = { port: 0, serve: jest.fn(), close: jest.fn() };
  const served = serveShell(readSettings({}), listener, {
    shellFolder: '/no-such-folder',
    portalUrl: 'http://localhost:11000',
  });
  await expect(served).rejects.toThrow(StartupError);
  await expect(served).rejects.toThrow(/ index\.html .*npm run build/);
});
