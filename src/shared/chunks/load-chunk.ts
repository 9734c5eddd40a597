import type { HostErrorCode } from '@/contracts/host';
import { TimeoutError, withTimeout } from '../lib/with-timeout';
import { ownUrl } from './own-url';

/** Default timeout of a chunk (R2.58, R9.4). */
export const chunkTimeoutMs = 120_000;

/** Code that is loaded on demand. */
export interface Chunk<Part> {
  /** Imports it; from `address` instead of its own if an earlier attempt failed. */
  (address?: string): Promise<Part>;
  /** URL of its file; empty if the code does not contain it. */
  readonly address?: string;
}

/** A chunk from its dynamic import. @param pick selects the export */
export function defineChunk<Module, Part>(
  load: () => Promise<Module>,
  pick: (module: Module) => Part,
): Chunk<Part> {
  return Object.assign(
    async (address?: string) => {
      const part = pick(
        address === undefined ? await load() : ((await import(/* @vite-ignore */ address)) as Module),
      );
      // a network may send a script of its own; it counts as a failure, so that a retry loads the file again
      if (part === undefined) throw new Error('the file is another script');
      return part;
    },
    { address: addressInCode(load) },
  );
}

/** The URL that a function imports. Not every browser names it in its error, and none does after a timeout. */
function addressInCode(load: () => unknown): string {
  const [, , path] = /import\(\s*(["'`])([^"'`]+)\1/.exec(String(load)) ?? [];
  return path === undefined ? '' : new URL(path, ownUrl).href;
}

/** Failures by chunk: browsers cache a failed module by its URL, so the next attempt needs another URL. */
const failed = new WeakMap<Chunk<unknown>, { address: string; times: number }>();

/**
 * Loads a chunk. A call after a failure is a retry under a new URL.
 * @param signal aborts waiting, and clears the timer
 * @throws ChunkLoadError; the signal's reason
 */
export async function loadChunkWithRetry<Part>(
  chunk: Chunk<Part>,
  { timeoutMs = chunkTimeoutMs, signal }: { timeoutMs?: number; signal?: AbortSignal } = {},
): Promise<Part> {
  const previous = failed.get(chunk);
  try {
    return await withTimeout(chunk(previous && retryAddress(previous)), timeoutMs, signal);
  } catch (cause) {
    if (signal?.aborted) throw cause;
    // the module itself may throw a message with another URL
    const address = previous?.address ?? (chunk.address || urlInMessage(cause));
    if (address !== '') failed.set(chunk, { address, times: (previous?.times ?? 0) + 1 });
    throw new ChunkLoadError(await errorKindOf(cause, address), address, { cause });
  }
}

const retryAddress = ({ address, times }: { address: string; times: number }) =>
  `${address}${address.includes('?') ? '&' : '?'}retry=${times}`;

/** The URL in a browser's message, such as `Failed to fetch dynamically imported module: <URL>`. */
function urlInMessage(cause: unknown): string {
  const [address = ''] = /https?:\/\/[^\s'"]+/.exec(cause instanceof Error ? cause.message : '') ?? [];
  return address.replace(/\?.*$/, '');
}

async function errorKindOf(cause: unknown, address: string): Promise<ChunkErrorKind> {
  if (cause instanceof TimeoutError) return 'timeout';
  if (address === '') return 'error';
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410 ? 'missing' : 'error';
  } catch {
    return 'error';
  }
}

/** Why a chunk could not be loaded: it does not exist, it took too long, or anything else (R8.24). */
export type ChunkErrorKind = 'missing' | 'timeout' | 'error';

/** The code of a page or a part could not be loaded (R8.24). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly code: HostErrorCode;
  /** True if there was no network when it failed. */
  readonly offline = !navigator.onLine;
  constructor(
    readonly kind: ChunkErrorKind,
    /** URL of the file; empty if the browser does not report it. */
    readonly address: string,
    options?: ErrorOptions,
  ) {
    super(`Loading chunk ${address} failed (${kind})`, options);
    this.code = kind === 'missing' ? 'CHUNK_GONE' : 'CHUNK_LOAD_FAILED';
  }
}

/** True for code that a new version has replaced: the page must be reloaded. */
export function isGoneChunk(error: unknown): error is ChunkLoadError {
  return error instanceof ChunkLoadError && error.code === 'CHUNK_GONE';
}
