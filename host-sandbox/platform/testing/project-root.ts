import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's folder: the nearest ancestor of the working directory that contains the platform. */
export function projectRoot(): string {
  let folder = process.cwd();
  while (!existsSync(join(folder, 'host-sandbox/platform/main.ts'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error('run this inside the project');
    folder = above;
  }
  return folder;
}
