import {
  startTestPlatform,
  type TestPlatform,
} from '../../host-sandbox/platform/testing/start-test-platform';

declare global {
  var jestPlatforms: TestPlatform[] | undefined;
}

/**
 * Two real platforms for the page tests: one that all share, found by `PLATFORM_URL`, and one for a test that changes
 * what others read, found by `SEPARATE_PLATFORM_URL`.
 */
export default async function start(): Promise<void> {
  // All test files sign in with the same sample accounts at the same time.
  const env = {
    ALLOWED_ORIGINS: 'http://localhost:11000',
    SESSION_LIMIT: '1000',
    OPERATOR_URL: 'https://operators.example.org',
  };
  globalThis.jestPlatforms = await Promise.all([startTestPlatform({ env }), startTestPlatform({ env })]);
  const [shared, separate] = globalThis.jestPlatforms;
  process.env.PLATFORM_URL = shared?.url;
  process.env.SEPARATE_PLATFORM_URL = separate?.url;
}
