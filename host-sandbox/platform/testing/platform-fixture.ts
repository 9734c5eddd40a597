import { type TestPlatform, startTestPlatform, type TestPlatformOptions } from '../../start-test-platform';
import { apiFor } from './api-as';

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
