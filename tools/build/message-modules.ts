import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names of the modules that may declare messages. */
export const messageModules = /(?:^|\/)(?:messages|paths|route)\.ts$/;

/** The code of all of them, in the project of the working directory. */
export function readMessageModules(): string[] {
  const sources = join(process.cwd(), 'src');
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => messageModules.test(file))
    .sort()
    .map((file) => readFileSync(join(sources, file), 'utf8'));
}
