import { startTestPlatform, type TestPlatform } from './start-test-platform';

declare global {
  var jestPlatform: TestPlatform | undefined;
}

/** One real platform for the page tests, found by `PLATFORM_URL`. */
export default async function start(): Promise<void> {
  globalThis.jestPlatform = await startTestPlatform({
    // All test files sign in with the same sample accounts at the same time.
    env: { ALLOWED_ORIGINS: 'http://localhost:11000', SESSION_LIMIT: '1000' },
  });
  process.env.PLATFORM_URL = globalThis.jestPlatform.url;
}
