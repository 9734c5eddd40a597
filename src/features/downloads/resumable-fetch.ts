/** Receives the bytes of a file in order. */
export interface ChunkSink {
  write(part: Uint8Array<ArrayBuffer>): void | Promise<void>;
  /** Drops everything written: the file starts again at byte 0. */
  restart(): void | Promise<void>;
}

/** The position of a download. Keep it to resume the download later. */
export interface DownloadCursor {
  /** Bytes received. */
  received: number;
  /** Size of the file in bytes; undefined until the server has sent it. */
  total: number | undefined;
  /** The file's ETag at the first byte. Without one the download cannot resume. */
  etag: string | null;
}

export const createCursor = (): DownloadCursor => ({ received: 0, total: undefined, etag: null });

export interface ResumableFetchOptions {
  address: string;
  cursor: DownloadCursor;
  sink: ChunkSink;
  /** Aborts the download for good. */
  signal: AbortSignal;
  onProgress: () => void;
  /** Waits before the next attempt. @param failedAttempts attempts in a row that received nothing */
  waitBeforeRetry: (failedAttempts: number) => Promise<void>;
  /** Milliseconds without a byte after which the connection counts as lost. */
  stallMs?: number;
}

/** The server rejected the request with a 4xx status: the file is gone, or the user may not have it. */
export class FileRejectedError extends Error {
  constructor(readonly status: number) {
    super(`the file was rejected with ${status}`);
  }
}

/** Attempts in a row that may receive nothing before the download fails. */
const maxFailedAttempts = 6;

/**
 * Downloads a file over as many connections as it takes. Each connection resumes where the last one was lost (Range)
 * while the file is unchanged (If-Range, ETag); a changed file starts again.
 * @throws FileRejectedError; the last error after `maxFailedAttempts`; any error after an abort
 */
export async function resumableFetch(options: ResumableFetchOptions): Promise<void> {
  const { cursor, signal, waitBeforeRetry } = options;
  for (let failedAttempts = 0; ;) {
    const receivedBefore = cursor.received;
    try {
      return await readConnection(options);
    } catch (error) {
      if (signal.aborted || error instanceof FileRejectedError) throw error;
      if (cursor.received > 0 && cursor.received === cursor.total) return;
      failedAttempts = cursor.received > receivedBefore ? 0 : failedAttempts + 1;
      if (failedAttempts >= maxFailedAttempts) throw error;
    }
    await waitBeforeRetry(failedAttempts);
  }
}

/** Reads one connection to its end. @throws when it ends before the file does */
async function readConnection({
  address,
  cursor,
  sink,
  signal,
  onProgress,
  stallMs = 30_000,
}: ResumableFetchOptions) {
  const connection = new AbortController();
  const abortConnection = () => {
    connection.abort();
  };
  let stall = setTimeout(abortConnection, stallMs);
  signal.addEventListener('abort', abortConnection);
  try {
    if (signal.aborted) throw new Error('stopped before it began');
    const headers: Record<string, string> =
      cursor.etag === null ? {} : { range: `bytes=${cursor.received}-`, 'if-range': cursor.etag };
    const response = await fetch(address, { headers, cache: 'no-store', signal: connection.signal });
    await acceptResponse(response, cursor, sink);
    const reader = response.body?.getReader();
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done || !value) break;
      clearTimeout(stall);
      stall = setTimeout(abortConnection, stallMs);
      await sink.write(value);
      cursor.received += value.length;
      onProgress();
    }
    if (cursor.total !== undefined && cursor.received !== cursor.total)
      throw new Error(`${cursor.received} of ${cursor.total} bytes came`);
  } finally {
    clearTimeout(stall);
    signal.removeEventListener('abort', abortConnection);
    connection.abort();
  }
}

/** Continues at the cursor if the response fits it, otherwise restarts. @throws when the response has no usable bytes */
async function acceptResponse(
  { status, headers }: Response,
  cursor: DownloadCursor,
  sink: ChunkSink,
): Promise<void> {
  if (status === 206) {
    if (continuesAt(headers, cursor)) return;
    cursor.etag = null;
  }
  if (status === 416) cursor.etag = null;
  if (status >= 400 && status < 500 && ![408, 416, 429].includes(status)) throw new FileRejectedError(status);
  if (status !== 200) throw new Error(`the server responded ${status}`);
  await sink.restart();
  // The content length of a compressed response is not the file's size.
  const isPlain = !headers.get('content-encoding');
  const length = headers.get('content-length');
  Object.assign(cursor, {
    received: 0,
    total: isPlain && length ? Number(length) : undefined,
    etag: isPlain ? headers.get('etag') : null,
  });
}

/** Whether a 206 response starts at the cursor and belongs to the same version of the file. */
function continuesAt(headers: Headers, { received, total, etag }: DownloadCursor): boolean {
  const [, from, all] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  return etag !== null && headers.get('etag') === etag && Number(from) === received && Number(all) === total;
}
