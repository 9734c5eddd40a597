import { launchPlatform } from './launch-platform';
import { listFiles, cachedFolder, hashFiles } from './build-cache';
import { platformProgram } from './platform-program';

/** A data folder that the platform has seeded. Copy it; do not start on it. */
export async function seededFolder(): Promise<string> {
  const platform = ['db', 'seed', 'encryption', 'modules/search'].map(
    (part) => `host-sandbox/platform/${part}`,
  );
  const sources = [...platform, 'src/contracts'].flatMap((folder) => listFiles(folder, /\.(ts|sql)$/));
  // the day, so that enrolment is open where the seed says so
  const today = new Date().toISOString().slice(0, 10);
  return cachedFolder('seed', hashFiles(sources, today), async (folder) => {
    const env = { PORTAL_PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' };
    const child = launchPlatform(env, await platformProgram('main'));
    await child.listening;
    await child.kill('SIGTERM');
  });
}
