import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { createConsoleGuard, type ConsoleGuard } from './console-guard';
import { freePort } from '../../platform/testing/free-port';
import { startRestartablePlatform, type RestartablePlatform } from './restartable-platform';
import { startHosts, startShell } from '../../kits/browser/shell';

/** Tests of the sample host, with its own pages and the portal inside; the others are of the standalone portal. */
const hostFiles = /e2e[\\/](audits[\\/])?(in-host|operator)[\\/-].*\.spec\.ts$/;

interface WorkerFixtures {
  shellPort: number;
  hostsPort: number;
  /** A port that the platform allows as a host, for a host of a test. */
  otherHostPort: number;
  /**
   * The worker's own platform, on a copy of the seeded data, serving the built portal. A test that changes its clock
   * sets it back.
   */
  platform: RestartablePlatform;
  /** The built sample host in front of that platform. */
  shell: Awaited<ReturnType<typeof startShell>>;
  /** The sample hosts of other kinds, in front of that platform. */
  hosts: Awaited<ReturnType<typeof startHosts>>;
}

interface TestFixtures {
  consoleGuard: ConsoleGuard;
  expectConsole: ConsoleGuard['expectConsole'];
}

export { expect };

/** Playwright's `test` with servers started on demand and a page that must not log errors. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shellPort: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  hostsPort: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  otherHostPort: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  platform: [
    async ({ shellPort, hostsPort, otherHostPort }, use) => {
      const hosts = [shellPort, hostsPort, otherHostPort].map((port) => `http://localhost:${port}`);
      const platform = await startRestartablePlatform({
        portalFolder: path.resolve(import.meta.dirname, '../../../dist'),
        env: {
          LOG_LEVEL: 'info',
          ALLOWED_ORIGINS: hosts.join(),
          OPERATOR_URL: hosts[0] ?? '',
          FRAME_ORIGINS: `http://localhost:${hostsPort}`,
        },
      });
      await use(platform);
      await platform.stop();
    },
    // The first start also seeds the folder that is copied.
    { scope: 'worker', timeout: 120_000 },
  ],
  shell: [
    async ({ shellPort, platform }, use) => {
      const shell = await startShell(shellPort, platform.url);
      await use(shell);
      await shell.stop();
    },
    { scope: 'worker' },
  ],
  hosts: [
    async ({ hostsPort, platform }, use) => {
      const hosts = await startHosts(hostsPort, platform.url);
      await use(hosts);
      await hosts.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ platform, shell }, use, { file }) => {
    await use(hostFiles.test(file) ? shell.url : platform.url);
  },
  consoleGuard: async ({}, use) => {
    const guard = createConsoleGuard();
    await use(guard);
    expect(guard.problems()).toEqual([]);
  },
  expectConsole: async ({ consoleGuard }, use) => {
    await use(consoleGuard.expectConsole);
  },
  page: async ({ page, consoleGuard }, use) => {
    consoleGuard.watch(page);
    await use(page);
  },
});
