import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { provideChromium } from './chromium';

const results = path.resolve(import.meta.dirname, '../../test-results');
const isRoot = process.getuid?.() === 0;

/** Browser journeys: the portal alone, and inside the sample host (`in-host*.spec.ts`). */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(results, 'browser'),
  workers: 2,
  retries: 0,
  forbidOnly: !!process.env.CI,
  reporter: [['list'], ['json', { outputFile: path.join(results, 'e2e.json') }]],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: provideChromium(),
      args: [
        // Chromium's sandbox cannot be set up by root, which is what containers run as.
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
  projects: [
    { name: 'standalone', testIgnore: /in-host.*\.spec\.ts$/ },
    { name: 'host', testMatch: /in-host.*\.spec\.ts$/ },
  ],
});
