import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listFiles, cachedFolder, hashFiles } from './build-cache';
import { projectRoot } from './project-root';

/**
 * The platform's program in one piece, for the many starts of the tests: to find and translate its thousand modules one
 * by one takes longer than all else that a start does.
 * @param name `controlled-main` takes orders about its clock and its database
 * @returns the file to run
 */
export async function platformProgram(name: 'main' | 'testing/controlled-main'): Promise<string> {
  const sources = [
    ...listFiles('host-sandbox/platform', /\.ts$/),
    ...listFiles('src/contracts', /\.ts$/),
    'package-lock.json',
  ];
  const folder = await cachedFolder('program', hashFiles(sources), async (draft) => {
    const bundle = join(projectRoot(), 'host-sandbox/platform/testing/bundle-programs.ts');
    await promisify(execFile)(process.execPath, ['--import', 'tsx', bundle, draft], { cwd: projectRoot() });
  });
  return join(folder, `${name}.js`);
}
