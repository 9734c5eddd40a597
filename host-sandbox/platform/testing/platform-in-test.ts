import { type RunningPlatform, startPlatform, type StartOptions } from '../../seeded-copy';
import { callsOf } from './calls-of';

/**
 * Starts a platform before the first test of a file and ends it after the last.
 * @returns the platform, the calls of tests made at it, and `wait`, which sets the clock of a controlled one ahead
 */
export function platformInTest(options: StartOptions = {}) {
  let started: RunningPlatform | undefined;
  const running = () => {
    if (!started) throw new Error('the platform is there within tests only');
    return started;
  };
  beforeAll(async () => {
    started = await startPlatform(options);
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
    tell: (order: Parameters<RunningPlatform['tell']>[0]) => running().tell(order),
  };
  let ahead = 0;
  /** Lets so many seconds pass on the platform's clock, on top of those before. */
  const wait = async (seconds: number) => {
    ahead += seconds;
    await platform.tell({ secondsAhead: ahead });
  };
  return { platform, wait, ...callsOf(platform) };
}
