import type { ChunkSink } from './resumable-fetch';

/** Bytes that are gathered before the browser is given them. */
const blobBytes = 8 * 1024 * 1024;

/**
 * Keeps a file as blobs, which the browser holds outside of the page and puts on the disk where they grow large: in
 * the page's own memory is one part at most.
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
