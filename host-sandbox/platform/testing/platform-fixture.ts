import { setTimeout as after } from 'node:timers/promises';
import { type TestPlatform, startTestPlatform, type TestPlatformOptions } from './start-test-platform';
import { apiFor } from './api';

/**
 * Starts a platform before the first test of a file and stops it after the last.
 * @returns the platform, its calls, and `advance`, which moves a controlled clock
 */
export function platformFixture(options: TestPlatformOptions = {}) {
  let started: TestPlatform | undefined;
  const running = () => {
    if (!started) throw new Error('the platform is there within tests only');
    return started;
  };
  beforeAll(async () => {
    // a log belongs to one process
    started = await startTestPlatform({ isShared: options.env?.LOG_LEVEL === undefined, ...options });
  }, 60_000);
  afterAll(() => started?.stop());

  const platform = {
    get url() {
      return running().url;
    },
    get port() {
      return running().port;
    },
    get dataDir() {
      return running().dataDir;
    },
    output: () => running().output(),
    control: (order: Parameters<TestPlatform['control']>[0]) => running().control(order),
  };
  let ahead = 0;
  /** Moves the platform's clock by a number of seconds. */
  const advance = async (seconds: number) => {
    ahead += seconds;
    await platform.control({ secondsAhead: ahead });
  };
  return { platform, advance: advance, ...apiFor(platform) };
}

/**
 * Waits until the log has a number of matching lines: output arrives after the response. A test whose lines never
 * arrive ends by its timeout.
 */
export async function waitForLogLines(
  platform: { output(): string },
  fits: (line: string) => boolean,
  count: number,
): Promise<string[]> {
  for (;;) {
    const found = platform.output().split('\n').filter(fits);
    if (found.length >= count) return found;
    await after(20);
  }
}
