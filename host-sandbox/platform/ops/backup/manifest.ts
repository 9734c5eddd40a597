import { createHash } from 'node:crypto';
import { createReadStream, lstatSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isAbsolute, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { StartupError } from '../../core/process/startup-error';

export const manifestName = 'manifest.json';
/** Name of the dump in a backup. */
export const dumpNames = { embedded: 'database.tar.gz', postgres: 'database.dump' } as const;

const manifestSchema = z.object({
  format: z.literal(1),
  /** Time at which the database was dumped, ISO 8601. */
  createdAt: z.string(),
  /** Kind of the database: a dump is restored into the same kind. */
  database: z.enum(['embedded', 'postgres']),
  /** Time of the newest migration of the version that made it. */
  migrations: z.int(),
  /** Fingerprint of the data key, which is not in the backup. */
  dataKey: z.string(),
  /** SHA-256 of each file, by its path in the backup. */
  files: z.record(z.string(), z.string()),
});

/** The contents of a backup. */
export type Manifest = z.infer<typeof manifestSchema>;

/**
 * Reads the manifest of a backup and compares every file with its checksum.
 * @throws StartupError when it is no backup, or a file is missing or altered
 */
export async function readBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const [path, expected] of Object.entries(manifest.files)) {
    // Neither a path that leads out of the folder nor a link to another file.
    const isInside = normalize(path) === path && !isAbsolute(path) && !path.startsWith('..');
    const isFile = isInside && lstatSync(join(folder, path), { throwIfNoEntry: false })?.isFile();
    const found = isFile ? await checksum(join(folder, path)).catch(() => null) : null;
    if (found !== expected) throw damagedError(folder, path);
  }
  if (!(dumpNames[manifest.database] in manifest.files)) throw damagedError(folder, manifestName);
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, manifestName), 'utf8')));
  } catch {
    throw new StartupError(
      `${folder} 不是备份：没有可用的 ${manifestName}。未作改动。`,
      `the folder is no backup, it has no valid ${manifestName}; nothing was changed`,
    );
  }
}

function damagedError(folder: string, path: string): StartupError {
  return new StartupError(
    `备份 ${folder} 已损坏：${path} 缺失或与校验值不符。未作改动，请换用另一份备份。`,
    'the backup is damaged, a file is missing or differs from its checksum; nothing was changed: use another backup',
  );
}

/** SHA-256 of a file, hexadecimal. */
export async function checksum(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
