import * as z from 'zod/mini';

/** Name of the file that the build writes next to index.html. Open pages request it, so it is never cached. */
export const releaseFileName = 'version.json';

/** The content of that file. */
export const releaseFile = z.object({
  /** Version of package.json. */
  version: z.string(),
  /** The script that identifies the build, relative to this file: its name has a hash of all code. */
  build: z.string(),
});

export type ReleaseFile = z.infer<typeof releaseFile>;
