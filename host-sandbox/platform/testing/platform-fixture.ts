import { setTimeout as after } from 'node:timers/promises';
import { type TestPlatform, startTestPlatform, type TestPlatformOptions } from '../../start-test-platform';
import { apiFor } from './api';

/**
 * Starts a platform before the first test of a file and ends it after the last.
 * @returns the platform, the calls of tests made at it, and `wait`, which sets the clock of a controlled one ahead
 */
export function platformFixture(options: TestPlatformOptions = {}) {
  let started: TestPlatform | undefined;
  const running = () => {
    if (!started) throw new Error('the platform is there within tests only');
    return started;
  };
  beforeAll(async () => {
    started = await startTestPlatform(options);
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
  /** Lets so many seconds pass on the platform's clock, on top of those before. */
  const advance = async (seconds: number) => {
    ahead += seconds;
    await platform.control({ secondsAhead: ahead });
  };
  return { platform, advance: advance, ...apiFor(platform) };
}

/**
 * Lines of a platform's log once as many as these fit: what a process writes arrives a moment after what it answers.
 * A test whose lines never come ends by its own time limit.
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
