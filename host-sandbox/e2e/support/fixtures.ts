import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { startTestPlatform } from '../../start-test-platform';
import { createConsoleGuard, type ConsoleGuard } from './console-guard';
import { freePort } from '../../platform/testing/free-port';
import { startHosts, startShell } from './shell';

interface WorkerFixtures {
  shellPort: number;
  hostsPort: number;
  /** The worker's own platform, on a copy of the seeded data, serving the built portal. */
  platform: Awaited<ReturnType<typeof startTestPlatform>>;
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
  platform: [
    async ({ shellPort, hostsPort }, use) => {
      const platform = await startTestPlatform({
        portalFolder: path.resolve(import.meta.dirname, '../../../dist'),
        env: {
          LOG_LEVEL: 'warn',
          ALLOWED_ORIGINS: `http://localhost:${shellPort},http://localhost:${hostsPort}`,
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
  baseURL: async ({ platform, shell }, use, { project }) => {
    await use(project.name === 'host' ? shell.url : platform.url);
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
