import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { provideChromium } from './chromium';

const results = path.resolve(import.meta.dirname, '../../test-results');
const isRoot = process.getuid?.() === 0;

/** Browser journeys: the portal alone, and the sample host (its own pages, and `in-host*.spec.ts` the portal inside). */
const hostFiles = /(in-host|operator).*\.spec\.ts$/;

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
    // A trace of every test costs a third of the run; ask for one with `--trace on` where something fails.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: provideChromium(),
      args: [
        // Chromium's sandbox cannot be set up by root, which is what containers run as.
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
    { name: 'standalone', testIgnore: hostFiles },
    { name: 'host', testMatch: hostFiles },
    // The hostile texts once more with the page's policy on; without it the portal is alone with them.
    {
      name: 'under policy',
      testMatch: /hostile-.*\.spec\.ts$/,
      testIgnore: hostFiles,
      ...(!process.env.SOAK && { grep: /@policy/ }),
    },
  ],
});
