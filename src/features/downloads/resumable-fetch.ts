/** What takes the bytes of a file in their order. */
export interface ChunkSink {
  write(part: Uint8Array<ArrayBuffer>): void | Promise<void>;
  /** Drops what it has: the file begins anew. */
  restart(): void | Promise<void>;
}

/** How far a download has come; whoever keeps it can go on later. */
export interface DownloadCursor {
  received: number;
  /** All bytes of the file, once the server has told. */
  total: number | undefined;
  /** Names the file as it was when its first byte came (ETag); without it there is no going on. */
  tag: string | null;
}

export interface ResumableFetchOptions {
  address: string;
  place: DownloadCursor;
  sink: ChunkSink;
  /** Its abort ends the download for good. */
  signal: AbortSignal;
  onProgress: () => void;
  /** Pauses before the next try. @param inVain tries in a row that brought nothing */
  wait: (inVain: number) => Promise<void>;
  /** Milliseconds without a byte after which a connection counts as lost. */
  stallMs?: number;
}

/** The server does not give the file: it is gone, or nobody may have it. */
export class FileRejectedError extends Error {
  constructor(readonly status: number) {
    super(`the file was refused with ${status}`);
  }
}

export const createCursor = (): DownloadCursor => ({ received: 0, total: undefined, tag: null });

/** Tries in a row that may bring nothing. */
const maxFailedAttempts = 6;

/**
 * Reads a file to its end over as many connections as that takes: each goes on at the byte where the last was lost
 * (Range), as long as the file is still the one it was (If-Range, ETag); if it is another, it begins anew.
 * @throws FileRefused, or the last failure after `triesInVain` tries that brought nothing, or once aborted
 */
export async function resumableFetch(options: ResumableFetchOptions): Promise<void> {
  const { place, signal, wait } = options;
  for (let failedAttempts = 0; ;) {
    const receivedBefore = place.received;
    try {
      return await readConnection(options);
    } catch (error) {
      if (signal.aborted || error instanceof FileRejectedError) throw error;
      if (place.received > 0 && place.received === place.total) return;
      failedAttempts = place.received > receivedBefore ? 0 : failedAttempts + 1;
      if (failedAttempts >= maxFailedAttempts) throw error;
    }
    await wait(failedAttempts);
  }
}

/** One connection. @throws where it ends before the file does */
async function readConnection({
  address,
  place,
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
      place.tag === null ? {} : { range: `bytes=${place.received}-`, 'if-range': place.tag };
    const response = await fetch(address, { headers, cache: 'no-store', signal: connection.signal });
    await acceptResponse(response, place, sink);
    const reader = response.body?.getReader();
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done || !value) break;
      clearTimeout(stall);
      stall = setTimeout(abortConnection, stallMs);
      await sink.write(value);
      place.received += value.length;
      onProgress();
    }
    if (place.total !== undefined && place.received !== place.total)
      throw new Error(`${place.received} of ${place.total} bytes came`);
  } finally {
    clearTimeout(stall);
    signal.removeEventListener('abort', abortConnection);
    connection.abort();
  }
}

/** Goes on with what there is where the answer fits to it; else drops it. @throws when the answer holds no bytes of use */
async function acceptResponse(
  { status, headers }: Response,
  place: DownloadCursor,
  sink: ChunkSink,
): Promise<void> {
  if (status === 206) {
    if (continuesAt(headers, place)) return;
    place.tag = null;
  }
  if (status === 416) place.tag = null;
  if (status >= 400 && status < 500 && ![408, 416, 429].includes(status)) throw new FileRejectedError(status);
  if (status !== 200) throw new Error(`the server answered ${status}`);
  await sink.restart();
  // What travels compressed is counted otherwise than what is written.
  const isPlain = !headers.get('content-encoding');
  const length = headers.get('content-length');
  Object.assign(place, {
    received: 0,
    total: isPlain && length ? Number(length) : undefined,
    tag: isPlain ? headers.get('etag') : null,
  });
}

/** True for a part that begins where the file was left, of the file that it was. */
function continuesAt(headers: Headers, { received, total, tag }: DownloadCursor): boolean {
  const [, from, all] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  return tag !== null && headers.get('etag') === tag && Number(from) === received && Number(all) === total;
}
