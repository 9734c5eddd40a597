import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { keepTemporaryFilesInMemory } from '../../tools/testing/temporary-files';
import { provideChromium } from '../kits/probe/chromium';

keepTemporaryFilesInMemory();

const results = path.resolve(import.meta.dirname, '../../test-results');
const isRoot = process.getuid?.() === 0;

/** Writes to docs/pictures, and proves nothing that others do not. */
const onDemand = process.env.PICTURES ? [] : [/pictures\/.*\.spec\.ts$/];

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(results, 'browser'),
  // One browser a processor: two take a third more of its time, and tests wait for each other.
  workers: availableParallelism(),
  retries: 0,
  // As long as the portal waits for a call: beside another program a first load takes more than the default of five seconds.
  expect: { timeout: 10_000 },
  forbidOnly: !!process.env.CI,
  reporter: [['list'], ['json', { outputFile: path.join(results, 'e2e.json') }]],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Without animations a test takes a seventh less of the processor; the soak run has them, and so do the audits of leaks.
    contextOptions: { reducedMotion: process.env.SOAK ? 'no-preference' : 'reduce' },
    // Tracing every test costs a third of the run; use `--trace on` to inspect a failure.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: provideChromium(),
      args: [
        // Chromium's sandbox does not work for root, as which containers run.
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-gpu',
        '--disable-quic',
      ],
    },
  },
  projects: [
    // Tests of the standalone portal and of hosts: workers of a project of their own would cost five seconds each.
    { name: 'browser', testIgnore: onDemand },
    // The XSS tests once more with CSP on; without it only the portal itself protects the page.
    {
      name: 'with CSP',
      testMatch: /audits\/xss-.*\.spec\.ts$/,
      // Few tests: the start of further workers, each with a browser and a platform, costs more than they gain.
      ...(!process.env.SOAK && { grep: /@csp/, workers: 1 }),
    },
  ],
});
