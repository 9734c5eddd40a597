import {
  startTestPlatform,
  type TestPlatform,
  type TestPlatformOptions,
} from '../../platform/testing/start-test-platform';

/** A controlled platform that can be killed and started again on the same data, at the same port. */
export interface RestartablePlatform extends TestPlatform {
  /** Starts the killed platform again. */
  restart(): Promise<void>;
}

/** Starts it. @throws as `startTestPlatform` does */
export async function startRestartablePlatform(options: TestPlatformOptions): Promise<RestartablePlatform> {
  const controlled = { ...options, controlled: true };
  const first = await startTestPlatform(controlled);
  const { port, dataDir, databaseUrl } = first;
  let present = first;
  return {
    ...first,
    output: () => present.output(),
    control: (order) => present.control(order),
    kill: () => present.kill(),
    async restart() {
      present = await startTestPlatform({
        ...controlled,
        port,
        ...(databaseUrl ? { databaseUrl } : { dataDir }),
      });
    },
    async stop() {
      if (present !== first) await present.stop();
      await first.stop(); // it made the data and removes them
    },
  };
}
