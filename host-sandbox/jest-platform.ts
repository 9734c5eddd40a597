import { startTestPlatform, type TestPlatform } from './start-test-platform';

declare global {
  var jestPlatform: TestPlatform | undefined;
}

/** One real platform for the page tests, found by `PLATFORM_URL`. */
export default async function start(): Promise<void> {
  globalThis.jestPlatform = await startTestPlatform({ env: { ALLOWED_ORIGINS: 'http://localhost:11000' } });
  process.env.PLATFORM_URL = globalThis.jestPlatform.url;
}
