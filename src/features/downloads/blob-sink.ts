import type { ChunkSink } from './resumable-fetch';

/** Bytes collected before they become a blob. */
const blobBytes = 8 * 1024 * 1024;

/**
 * Collects a file as blobs. The browser keeps large blobs on disk, so the page holds at most `blobBytes` in memory.
 */
export function createBlobSink(): ChunkSink & { file: (type: string) => Blob } {
  let parts: Blob[] = [];
  let pending: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const flush = () => {
    if (bytes > 0) parts.push(new Blob(pending));
    [pending, bytes] = [[], 0];
  };
  return {
    write(part) {
      pending.push(part);
      bytes += part.length;
      if (bytes >= blobBytes) flush();
    },
    restart() {
      [parts, pending, bytes] = [[], [], 0];
    },
    file(type) {
      flush();
      return new Blob(parts, { type });
    },
  };
}
