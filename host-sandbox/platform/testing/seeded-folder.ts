import { launchPlatform } from './launch-platform';
import { filesBelow, madeOnce, stateOf } from './made-once';
import { platformProgram } from './platform-program';

/** A data folder that the platform has seeded. Copy it; do not start on it. */
export async function seededFolder(): Promise<string> {
  const platform = ['db', 'seed', 'vault', 'modules/search'].map((part) => `host-sandbox/platform/${part}`);
  const sources = [...platform, 'src/contracts'].flatMap((folder) => filesBelow(folder, /\.(ts|sql)$/));
  // the day, so that enrolment is open where the seed says so
  const today = new Date().toISOString().slice(0, 10);
  return madeOnce('seed', stateOf(sources, today), async (folder) => {
    const env = { PORTAL_PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' };
    const child = launchPlatform(env, await platformProgram('main'));
    await child.listening;
    await child.end('SIGTERM');
  });
}
