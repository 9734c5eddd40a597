import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attachmentFiles } from '../article-rows';
import { lessonFiles } from './lesson-files';
import { pictures } from './pictures';

/**
 * Writes the sample's pictures (`picture/`), documents (`attachment/`) and lessons (`lesson/`) into the media folder
 * where they are missing. They follow from the code alone, so any instance may write them; a file is never seen half written.
 * @param clips folder of the clips that are kept with the sources
 */
export function writeMedia(folder: string, clips: string): void {
  for (const [name, make] of Object.entries(pictures))
    writeMissing(join(folder, 'picture', `${name}.svg`), make);
  for (const { file, make } of attachmentFiles()) writeMissing(join(folder, 'attachment', file), make);
  for (const { file, make } of lessonFiles(clips)) writeMissing(join(folder, 'lesson', file), make);
}

function writeMissing(file: string, make: () => string | Buffer): void {
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, make());
  renameSync(draft, file);
}
