import { bundledProgram } from './build-cache';
import { launchPlatform } from './launch-platform';

/**
 * Starts a platform that is expected to fail.
 * @param dataDir its data folder, unless `env` says otherwise
 * @returns exit code and output
 */
export async function failedStart(
  dataDir: string,
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; lines: string[] }> {
  const child = launchPlatform(
    { PORTAL_PORT: '0', DATA_DIR: dataDir, ...env },
    await bundledProgram('platform/main'),
  );
  const code = await child.exited;
  return { code, lines: child.output().trimEnd().split('\n') };
}
