import { statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const memoryFolder = '/dev/shm';
/** Bytes: more than all test files of a run use at the same time. */
const room = 4 * 1024 ** 3;

/**
 * Keeps the temporary files of a test run in memory where the system offers that and has room. The data folder of a
 * platform has 1,300 files; to create and remove them on a disk can cost more than all the rest of its start.
 * A `TMPDIR` that is set stays.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR === undefined && hasRoom()) process.env.TMPDIR = memoryFolder;
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return Math.min(bavail * bsize, freemem()) >= room;
  } catch {
    return false;
  }
}
