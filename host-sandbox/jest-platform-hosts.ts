import { bundledProgram } from './platform/testing/build-cache';
import { launchPlatform, type PlatformProcess } from './platform/testing/launch-platform';

declare global {
  var jestPlatformHosts: PlatformProcess[] | undefined;
}

/** A process for each worker, in which its test files start their platforms; found by `PLATFORM_HOSTS`. */
export default async function start({ maxWorkers }: { readonly maxWorkers: number }): Promise<void> {
  const program = await bundledProgram('platform/testing/platform-host');
  const hosts = Array.from({ length: maxWorkers }, () => launchPlatform({}, program));
  globalThis.jestPlatformHosts = hosts;
  process.env.PLATFORM_HOSTS = (await Promise.all(hosts.map(({ listening }) => listening))).join();
}
